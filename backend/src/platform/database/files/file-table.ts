import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { storedInstant } from '../stored-instant';
import { inTransaction } from '../transaction';

/** Bytes of a part: what the smallest binary column of all databases takes. */
const PART_BYTES = 60_000;
/** Parts that are read or written at once: some 1 MB, far below any server's largest packet. */
const PARTS_AT_ONCE = 16;

/** Puts a file of the data folder into the database, in place of one that it has by this path. */
export async function storeFile(
  dataSource: DataSource,
  dataDir: string,
  path: string,
  now: Date,
): Promise<void> {
  const file = await open(join(dataDir, path));
  try {
    await inTransaction(dataSource, async (manager) => {
      await forgetFile(manager, path);
      const keptAt = storedInstant(now.getTime());
      for (let part = 0; ; part += PARTS_AT_ONCE) {
        const block = Buffer.alloc(PART_BYTES * PARTS_AT_ONCE);
        const { bytesRead } = await file.read(block, 0, block.length, part * PART_BYTES);
        // an empty file is one part without content
        const parts = Math.max(Math.ceil(bytesRead / PART_BYTES), part === 0 ? 1 : 0);
        const values = Array.from({ length: parts }, (_, at) => [
          path,
          part + at,
          keptAt,
          block.subarray(at * PART_BYTES, Math.min((at + 1) * PART_BYTES, bytesRead)),
        ]);
        if (parts > 0)
          await manager.query(
            `INSERT INTO stored_files (path, part, kept_at, content) VALUES ${values.map(() => '(?, ?, ?, ?)').join(', ')}`,
            values.flat(),
          );
        if (bytesRead < block.length) return;
      }
    });
  } finally {
    await file.close();
  }
}

/**
 * Makes a stored file lie in the data folder, whole or not at all.
 * @returns false when the database has none by this path; a copy that lay there is removed then
 */
export async function fetchFile(manager: EntityManager, dataDir: string, path: string): Promise<boolean> {
  const target = join(dataDir, path);
  const [row] = (await manager.query('SELECT COUNT(*) AS parts FROM stored_files WHERE path = ?', [
    path,
  ])) as [{ parts: number | string }];
  const parts = Number(row.parts);
  if (parts === 0) {
    await rm(target, { force: true });
    return false;
  }
  if (existsSync(target)) return true;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = `${target}.${randomBytes(8).toString('hex')}.part`;
  try {
    if (!(await writeParts(manager, path, parts, unfinished))) return false;
    await rename(unfinished, target);
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** @returns false when the file was removed meanwhile */
async function writeParts(
  manager: EntityManager,
  path: string,
  parts: number,
  target: string,
): Promise<boolean> {
  const file = await open(target, 'wx', 0o600);
  try {
    for (let from = 0; from < parts; from += PARTS_AT_ONCE) {
      const rows = (await manager.query(
        'SELECT content FROM stored_files WHERE path = ? AND part >= ? AND part < ? ORDER BY part',
        [path, from, from + PARTS_AT_ONCE],
      )) as { content: Buffer }[];
      if (rows.length !== Math.min(PARTS_AT_ONCE, parts - from)) return false;
      await file.appendFile(Buffer.concat(rows.map(({ content }) => content)));
    }
    return true;
  } finally {
    await file.close();
  }
}

/** Removes a file from the database; one that isn't there is fine. */
export async function forgetFile(manager: EntityManager, path: string): Promise<void> {
  await manager.query('DELETE FROM stored_files WHERE path = ?', [path]);
}

/** Paths of all stored files that begin so, in order. */
export async function storedPaths(manager: EntityManager, beginning = ''): Promise<string[]> {
  const rows = (await manager.query(
    'SELECT path FROM stored_files WHERE part = 0 AND SUBSTR(path, 1, ?) = ? ORDER BY path',
    [beginning.length, beginning],
  )) as { path: string }[];
  return rows.map(({ path }) => path);
}
