import { trReceipts } from '../../../locale/tr-buying';

/** The server's limit (POST /api/receipts). */
export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024;

const PDF_MARK = '%PDF-';

/**
 * What is wrong with a chosen receipt, in the server's words, or null. Saves sending what would be refused; the
 * server looks closer.
 */
export async function receiptProblem(file: File): Promise<string | null> {
  if (file.size > MAX_RECEIPT_BYTES) return trReceipts.tooLarge;
  return (await startOf(file, PDF_MARK.length)) === PDF_MARK ? null : trReceipts.notPdf;
}

/** The first bytes as text; empty when the file can't be read (any more). */
async function startOf(file: File, length: number): Promise<string> {
  try {
    return await file.slice(0, length).text();
  } catch {
    return '';
  }
}
