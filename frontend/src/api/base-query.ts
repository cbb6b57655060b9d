import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { readToken } from '../lib/session-storage';
import { membershipRefused, sessionRefused } from './session-events';

const send = fetchBaseQuery({
  baseUrl: window.location.origin,
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

/**
 * Sends a request with the visitor's token and tells the store when the server no longer accepts it. A refused
 * login is an answer like any other, not the end of a session.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const token = readToken();
  const result = await send(args, api, extra);
  // An answer to a request of the former visitor says nothing about the present one.
  if (result.error && token !== null && token === readToken()) {
    if (result.error.status === 401) api.dispatch(sessionRefused());
    if (result.error.status === 403 && codeOf(result.error.data) === 'MEMBERSHIP_REQUIRED') {
      api.dispatch(membershipRefused());
    }
  }
  return result;
};

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
