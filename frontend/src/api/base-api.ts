import {
  buildCreateApi,
  coreModule,
  coreModuleName,
  type Module,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { CACHE, type Cached, TAGS } from './cache';

const known: Record<string, Cached> = { ...CACHE };

/** Gives each endpoint what the table of the cache says of it, whichever file of the site brings it. */
const cacheTable: Module<typeof coreModuleName> = {
  name: coreModuleName,
  init: () => ({ injectEndpoint: (name, definition) => void Object.assign(definition, known[name]) }),
};

const createApi = buildCreateApi(coreModule(), reactHooksModule(), cacheTable);

/** The one cache of server data, without its endpoints; it is emptied when the visitor changes. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes: TAGS, endpoints: () => ({}) });

/** The same cache, with what is known of further endpoints; before they are injected. */
export function withCache(further: Readonly<Record<string, Cached>>): typeof baseApi {
  Object.assign(known, further);
  return baseApi;
}
