import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { createGzip } from 'node:zlib';
import { readSnapshot, type RunQuery } from '../read-snapshot';
import { type BackupHead, type BackupLine, backupTables, knownMigrations } from './archive';
import { readRows, RowCheck } from './table-values';

/** Bytes of a file per line; a multiple of three, so that pieces of Base64 have no padding between them. */
const BYTES_PER_PIECE = 48 * 1024;

/** What a backup holds. */
export interface BackupSize {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Writes all tables, as one moment saw them, and all files in the folders of `dataDir` to a file: gzip, a line of JSON
 * per row. The file appears when it is whole.
 * @param dataSource nobody else may use it meanwhile; other processes may go on writing
 */
export async function writeBackup(
  dataSource: DataSource,
  dataDir: string,
  path: string,
  now: Date,
): Promise<BackupSize> {
  const unfinished = `${path}.part`;
  const size: BackupSize = { tables: 0, rows: 0, files: 0 };
  try {
    await readSnapshot(dataSource, (query) =>
      pipeline(
        Readable.from(linesOf(dataSource, query, dataDir, now, size)),
        createGzip({ level: 6 }),
        createWriteStream(unfinished, { mode: 0o600 }),
      ),
    );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return size;
}

async function* linesOf(
  dataSource: DataSource,
  query: RunQuery,
  dataDir: string,
  now: Date,
  size: BackupSize,
): AsyncGenerator<string> {
  const head: BackupHead = {
    format: 'oran-backup',
    version: 1,
    created_at: now.toISOString(),
    migrations: knownMigrations(dataSource),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of backupTables(dataSource)) {
    yield line({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const check = new RowCheck();
    for await (const rows of readRows(query, table)) {
      const lines = rows.map((row) => JSON.stringify(row));
      for (const each of lines) check.add(each);
      yield `${lines.join('\n')}\n`;
    }
    const { rows, sha256 } = check.result();
    yield line({ rows, sha256 });
    size.tables += 1;
    size.rows += rows;
  }
  for (const path of await filesBelow(dataDir)) {
    yield* fileLines(path, relative(dataDir, path).split(sep).join('/'));
    size.files += 1;
  }
  yield line({ end: { tables: size.tables, files: size.files } });
}

async function* fileLines(path: string, name: string): AsyncGenerator<string> {
  yield line({ file: name });
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path, {
    highWaterMark: BYTES_PER_PIECE,
  }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    yield line(piece.toString('base64'));
  }
  yield line({ bytes, sha256: hash.digest('hex') });
}

/** Files in the folders of a folder; those in itself are the database and the machine's own key. */
async function filesBelow(dataDir: string): Promise<string[]> {
  const folders = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const lists = await Promise.all(
    folders.map(({ name }) => readdir(join(dataDir, name), { withFileTypes: true, recursive: true })),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const line = (content: BackupLine): string => `${JSON.stringify(content)}\n`;
