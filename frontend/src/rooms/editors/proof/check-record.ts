import { readRecordFile, type RecordRow } from './record-file';

/** What the hash of the first row is made with in place of a hash before it. */
export const NO_HASH = '0'.repeat(64);

/** What became of computing all hashes of a record again. */
export interface RecordCheck {
  /** As the file says them, in the order of its rows. */
  hashes: readonly string[];
  /** How many rows are still closed: their hashes are taken as they stand. */
  closed: number;
  /** Place of the first row, from 1, that doesn't follow from the rows before it; null = all do. */
  firstWrong: number | null;
}

/**
 * Computes the hashes of a record's file again, each from what its row says and the hash before it. That of a row which is
 * still closed is taken from the file; the rows after it are held against it.
 * @returns null for a text that isn't such a file
 */
export async function checkRecord(csv: string, subtle: SubtleCrypto): Promise<RecordCheck | null> {
  const rows = readRecordFile(csv);
  if (rows === null) return null;
  const hashes = rows.map(({ hash }) => hash);
  const closed = rows.filter(({ hashed }) => hashed === null).length;
  let previous = NO_HASH;
  for (const [index, row] of rows.entries()) {
    const place = index + 1;
    const follows = row.hashed === null || (await rowHash(previous, row.hashed, subtle)) === row.hash;
    if (row.seq !== place || !follows) return { hashes, closed, firstWrong: place };
    previous = row.hash;
  }
  return { hashes, closed, firstWrong: null };
}

async function rowHash(
  previous: string,
  hashed: NonNullable<RecordRow['hashed']>,
  subtle: SubtleCrypto,
): Promise<string> {
  const text = new TextEncoder().encode(previous + JSON.stringify(hashed));
  const digest = new Uint8Array(await subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
