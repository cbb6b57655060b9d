import { formatSize } from '../lib/format-size';
import { trUploads } from '../locale/tr-controls';
import { type ApiError, readApiError } from './api-error';

/** Bytes below which no proxy is known to refuse a request: nginx's limit is 1 MiB unless it is told otherwise. */
const ALWAYS_TAKEN = 1_000_000;

/**
 * Reads the error of a request with a file. A proxy in front of the site may refuse it by its size before the site hears of
 * it: with a page of its own, or by closing the connection while the browser still sends, which then knows no more than
 * that it broke.
 * @param who an admin is told what to set
 */
export function readUploadError(error: unknown, file: Pick<File, 'size'>, who: 'member' | 'admin'): ApiError {
  const read = readApiError(error);
  if (read.code !== null) return read;
  const what = { size: formatSize(file.size), hint: trUploads.hints[who] };
  if (read.status === 413) return { ...read, message: trUploads.tooLarge(what) };
  const mayBeTooLarge = read.broke && file.size >= ALWAYS_TAKEN && navigator.onLine;
  return mayBeTooLarge ? { ...read, message: trUploads.broke(what) } : read;
}
