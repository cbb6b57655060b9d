/** White space in a PDF (ISO 32000-2, table 1), which mailers and copiers also leave behind its end. */
const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const END = '%%EOF';

/**
 * Whether a file is a PDF by its content: its first bytes name a PDF version, and but for blanks it ends with the mark
 * that ends one (ISO 32000-2, 7.5.2 and 7.5.5), so that it was not cut off and nothing else stands behind it.
 */
export function isPdf(file: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  let end = file.length;
  while (BLANKS.has(file[end - 1]!)) end -= 1;
  return file.toString('latin1', end - END.length, end) === END;
}
