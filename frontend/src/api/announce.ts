import { notify } from '../kit/feedback/notices';
import { readApiError } from './api-error';

/**
 * Waits for a change and says how it went: the given sentence, or the server's, and why where it failed.
 * @returns whether it was made
 */
export async function announce<Data>(
  sent: PromiseLike<{ data?: Data; error?: unknown }>,
  ...[sentence]: Data extends { message: string } ? [sentence?: string] : [sentence: string]
): Promise<boolean> {
  const { data, error } = await sent;
  if (error) notify({ kind: 'error', text: readApiError(error).message });
  else notify({ kind: 'success', text: sentence ?? (data as { message: string }).message });
  return !error;
}
