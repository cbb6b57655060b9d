import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { BackupHead, BackupLine } from './archive';

/** A file that is no backup, or one that can't be used; the message says why. */
export class UnusableBackupError extends Error {
  constructor(
    readonly reason: 'not-a-backup' | 'cut-off' | 'other-version' | 'foreign-path' | 'damaged' | 'different',
  ) {
    super(reason);
  }
}

/**
 * Lines of a backup: its first one, then the others as they are read. Reading it to the end shows whether it is whole.
 * @throws UnusableBackupError
 */
export async function* readBackup(path: string): AsyncGenerator<BackupHead | BackupLine> {
  let isFirst = true;
  let hasEnd = false;
  try {
    for await (const text of unpackedLines(path)) {
      const content = JSON.parse(text) as BackupHead | BackupLine;
      if (isFirst && !isHead(content)) throw new UnusableBackupError('not-a-backup');
      isFirst = false;
      hasEnd = typeof content === 'object' && 'end' in content;
      yield content;
    }
  } catch (error) {
    throw asUnusable(error, isFirst);
  }
  if (isFirst) throw new UnusableBackupError('not-a-backup');
  if (!hasEnd) throw new UnusableBackupError('cut-off');
}

async function* unpackedLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  // `pipe` leaves errors where they come up
  file.once('error', (error) => unpacked.destroy(error));
  yield* createInterface({ input: file.pipe(unpacked), crlfDelay: Infinity });
}

const isHead = (content: BackupHead | BackupLine): content is BackupHead =>
  typeof content === 'object' && 'format' in content && content.format === 'oran-backup';

function asUnusable(error: unknown, isFirst: boolean): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'Z_BUF_ERROR') return new UnusableBackupError(isFirst ? 'not-a-backup' : 'cut-off');
  if (code?.startsWith('Z_')) return new UnusableBackupError(isFirst ? 'not-a-backup' : 'damaged');
  if (error instanceof SyntaxError) return new UnusableBackupError(isFirst ? 'not-a-backup' : 'cut-off');
  return error;
}
