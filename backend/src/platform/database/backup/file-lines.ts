import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { backupLine } from './archive';

/** Bytes of a file per line; a multiple of three, so that pieces of Base64 have no padding between them. */
const BYTES_PER_PIECE = 48 * 1024;

/**
 * Lines of one file: its name, its content as long as it was when reading began, and its checksum. No lines for a file
 * that is gone.
 * @param path below the data folder
 */
export async function* fileLines(dataDir: string, path: string): AsyncGenerator<string> {
  const file = await openIfThere(join(dataDir, path));
  if (file === null) return;
  try {
    const { size } = await file.stat();
    yield backupLine({ file: path });
    const hash = createHash('sha256');
    let bytes = 0;
    while (bytes < size) {
      const wanted = Math.min(BYTES_PER_PIECE, size - bytes);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, bytes);
      // it has become shorter meanwhile
      if (bytesRead === 0) break;
      const piece = buffer.subarray(0, bytesRead);
      hash.update(piece);
      bytes += bytesRead;
      yield backupLine(piece.toString('base64'));
    }
    yield backupLine({ bytes, sha256: hash.digest('hex') });
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
