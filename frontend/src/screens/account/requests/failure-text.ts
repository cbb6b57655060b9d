import { readApiError } from '../../../api/api-error';
import { trShell } from '../../../locale/tr-shell';

/** The message of a failed change: the server's sentence, else what has failed and, without a connection, why. */
export function failureText(error: unknown, fallback: string): string {
  const { message, status } = readApiError(error);
  if (message === trShell.errors.general) return fallback;
  return status === null ? `${fallback} ${message}` : message;
}
