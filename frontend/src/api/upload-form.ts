import type { Dispatch } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { readToken } from '../session/stored-session';
import { reportRefusal } from '../session/refusals';

interface Upload {
  /** Address below the site, e.g. `/api/receipts`. */
  path: string;
  form: FormData;
  /** How much has been sent, 0-1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  dispatch: Dispatch;
}

export type UploadResult<T> =
  { data: T; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };

/** What an upload that the visitor stopped ends with. */
export const STOPPED = 'stopped';

/** Posts a form and reports its progress, which `fetch` can't. Answers and errors are as in an RTK Query result. */
export function uploadForm<T>({
  path,
  form,
  onProgress,
  signal,
  dispatch,
}: Upload): Promise<UploadResult<T>> {
  const token = readToken();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (error: FetchBaseQueryError) => resolve({ error });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const data = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve({ data: data as T });
      reportRefusal({ status: request.status, data }, token, dispatch);
      fail({ status: request.status, data });
    };
    request.onerror = () => fail({ status: 'FETCH_ERROR', error: 'upload failed' });
    request.onabort = () => fail({ status: 'CUSTOM_ERROR', error: STOPPED });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
