import type { Dispatch } from '@reduxjs/toolkit';
import { readToken } from './stored-session';
import { membershipRefused, sessionRefused } from './session.slice';

/**
 * Reports to the store when the server no longer accepts the visitor. A refused login is an answer like any other, and
 * so is the answer to a request of the former visitor: `token` is what the request carried.
 */
export function reportRefusal(
  { status, data }: { status: unknown; data?: unknown },
  token: string | null,
  dispatch: Dispatch,
): void {
  if (token === null || token !== readToken()) return;
  if (status === 401) dispatch(sessionRefused());
  if (status === 403 && codeOf(data) === 'MEMBERSHIP_REQUIRED') dispatch(membershipRefused());
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
