import { trShell } from '../locale/tr-shell';

/** What the visitor sees of a failed request. */
export interface ApiError {
  /** HTTP status, or null when no answer came. Without a `code` the answer may be that of a proxy. */
  status: number | null;
  /** The server's Turkish sentence, or a general one. */
  message: string;
  code: string | null;
  /** The connection broke, or there was none. */
  broke: boolean;
  /** Sentences beside the fields that they are about. */
  fields: Readonly<Record<string, string>>;
}

/** Reads the error of an RTK Query result in the shape of the API's error answers (decisions: HTTP conventions). */
export function readApiError(error: unknown): ApiError {
  const { status, originalStatus, data } = asRecord(error);
  const body = asRecord(data);
  // a page in the place of JSON, e.g. of a proxy
  const answered = status === 'PARSING_ERROR' ? originalStatus : status;
  const httpStatus = typeof answered === 'number' && answered >= 400 ? answered : null;
  const broke = status === 'FETCH_ERROR';
  return {
    status: httpStatus,
    message: text(body.error) ?? (broke ? trShell.errors.network : foreignSentence(httpStatus)),
    code: text(body.code),
    broke,
    fields: Object.fromEntries(
      Object.entries(asRecord(body.fields)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}

/** What an answer says that isn't the site's own. */
function foreignSentence(status: number | null): string {
  const sentences: Readonly<Record<number, string>> = trShell.errors.ofProxies;
  return (status === null ? undefined : sentences[status]) ?? trShell.errors.general;
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
