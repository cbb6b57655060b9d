import { readApiError } from '../../../api/api-error';
import { tr } from '../../../locale/tr';

/** The message of a failed change: the server's sentence, else what has failed and, without a connection, why. */
export function failureText(error: unknown, fallback: string): string {
  const { message, status } = readApiError(error);
  if (message === tr.errors.general) return fallback;
  return status === null ? `${fallback} ${message}` : message;
}
