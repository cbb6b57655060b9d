/** Readers look for the end mark in the last kilobyte. */
const TAIL = 1024;

/**
 * Whether a file is a PDF by its content: its first bytes name a PDF version, and its last ones point at a
 * cross-reference table inside the file and end it (ISO 32000-2, 7.5.2 and 7.5.5).
 */
export function isPdf(file: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL));
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail) ?? [];
  return offset !== undefined && Number(offset) < file.length;
}
