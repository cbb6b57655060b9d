import { trReceipts } from '../../../locale/tr-buying';

/** The server's limit (POST /api/receipts). */
export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024;

/** Bytes within which a PDF begins. */
const HEAD = 1_024;
/** How pictures begin: JPEG, PNG, GIF, WebP, and those of phones. */
const PICTURE = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s;

/**
 * What is wrong with a chosen receipt, in the server's words, or null. Saves sending what would be refused; the
 * server looks closer.
 */
export async function receiptProblem(file: File): Promise<string | null> {
  if (file.size > MAX_RECEIPT_BYTES) return trReceipts.tooLarge;
  const start = await startOf(file);
  if (PICTURE.test(start)) return trReceipts.picture;
  const before = start.split('%PDF-', 1)[0]!;
  return before === start || /<[a-z!?/]/i.test(before) ? trReceipts.notPdf : null;
}

/** The first bytes, each a letter; empty when the file can't be read (any more). */
async function startOf(file: File): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    return '';
  }
}
