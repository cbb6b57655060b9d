import { trShell } from '../locale/tr-shell';

/** What the visitor sees of a failed request. */
export interface ApiError {
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** The server's Turkish sentence, or a general one. */
  message: string;
  code: string | null;
  /** Sentences beside the fields that they are about. */
  fields: Readonly<Record<string, string>>;
}

/** Reads the error of an RTK Query result in the shape of the API's error answers (decisions: HTTP conventions). */
export function readApiError(error: unknown): ApiError {
  const { status, data } = asRecord(error);
  const body = asRecord(data);
  const httpStatus = typeof status === 'number' ? status : null;
  return {
    status: httpStatus,
    message: text(body.error) ?? (status === 'FETCH_ERROR' ? trShell.errors.network : trShell.errors.general),
    code: text(body.code),
    fields: Object.fromEntries(
      Object.entries(asRecord(body.fields)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}

/** Whether a request failed because the session is over, which also breaks off requests that are under way. */
export function sessionIsOver(error: unknown): boolean {
  const { status, name } = asRecord(error);
  return status === 401 || name === 'AbortError';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
