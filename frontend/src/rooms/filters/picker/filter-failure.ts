import { readApiError } from '../../../api/api-error';
import { trFilters } from '../../../locale/tr-filters';
import { trShell } from '../../../locale/tr-shell';

/** The sentence for a failed call: the server's own, else what failed; without an answer, that the network did. */
export function filterFailure(error: unknown, fallback: string): string {
  const { status, message, fields } = readApiError(error);
  if (status === null) return trFilters.network;
  if (message === trShell.errors.general) return fallback;
  // The field's sentence says more than that some field is wrong.
  return Object.values(fields)[0] ?? message;
}
