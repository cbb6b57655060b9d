import { readApiError } from '../../../api/api-error';
import { tr } from '../../../locale/tr';

/** What a failed change says: the server's sentence, else what could not be done and, without a connection, why. */
export function failureText(error: unknown, fallback: string): string {
  const { message, status } = readApiError(error);
  if (message === tr.errors.general) return fallback;
  return status === null ? `${fallback} ${message}` : message;
}
