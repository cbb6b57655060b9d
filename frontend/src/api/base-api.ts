import {
  buildCreateApi,
  coreModule,
  coreModuleName,
  type Module,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { CACHE, TAGS } from './cache';

/** Gives each endpoint what the table of the cache says of it, whichever file of the site brings it. */
const cacheTable: Module<typeof coreModuleName> = {
  name: coreModuleName,
  init: () => ({ injectEndpoint: (name, definition) => void Object.assign(definition, CACHE[name]) }),
};

const createApi = buildCreateApi(coreModule(), reactHooksModule(), cacheTable);

/** The one cache of server data, without its endpoints; it is emptied when the visitor changes. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes: TAGS, endpoints: () => ({}) });
