import type { Dispatch } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { readToken } from '../session/stored-session';
import { reportRefusal } from '../session/refusals';

export type FileResult = { file: Blob; error?: undefined } | { file?: undefined; error: FetchBaseQueryError };

/**
 * Fetches a file that needs the visitor's token, which a plain link wouldn't carry. Errors are as in RTK Query; null when
 * the signal aborted it.
 */
export async function fetchFile(
  path: string,
  dispatch: Dispatch,
  signal: AbortSignal,
): Promise<FileResult | null> {
  const token = readToken();
  const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(new Request(new URL(path, window.location.origin), { headers, signal }));
    if (answer.ok) return { file: await answer.blob() };
    const data: unknown = await answer.json().catch(() => null);
    if (signal.aborted) return null;
    reportRefusal({ status: answer.status, data }, token, dispatch);
    return { error: { status: answer.status, data } };
  } catch (error) {
    return signal.aborted ? null : { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}
