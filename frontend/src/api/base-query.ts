import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { readApiError } from './api-error';
import { askConfirmation } from './confirmation';
import { readToken } from '../session/stored-session';
import { reportRefusal } from '../session/refusals';

const send = fetchBaseQuery({
  baseUrl: window.location.origin,
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

/**
 * Sends a request with the visitor's token and reports to the store when the server no longer accepts it. What the server
 * wants confirmed first is sent once more after the visitor has done so.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const token = readToken();
  let result = await send(args, api, extra);
  const mustConfirm = result.error && readApiError(result.error).code === 'CONFIRMATION_REQUIRED';
  if (mustConfirm && (await askConfirmation(api.signal))) result = await send(args, api, extra);
  if (result.error) reportRefusal(result.error, token, api.dispatch);
  return result;
};
