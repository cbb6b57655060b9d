import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { TAGS } from './tags';

/** The one cache of server data. Features add their endpoints; it is emptied when the visitor changes. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes: TAGS, endpoints: () => ({}) });
