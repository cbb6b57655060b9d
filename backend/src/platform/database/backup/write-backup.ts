import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { createGzip } from 'node:zlib';
import { readSnapshot, type RunQuery } from '../read-snapshot';
import { type BackupHead, backupLine, backupTables, knownMigrations } from './archive';
import { fileLines } from './file-lines';
import { listDataFiles } from './kept-files';
import { readRows, RowCheck } from './table-values';

/** What a backup holds. */
export interface BackupSize {
  tables: number;
  rows: number;
  files: number;
  /** Paths below the data folder that are not the site's and therefore not in the backup. */
  leftOut: string[];
}

/**
 * Writes all tables, as one moment saw them, and the site's files in the folders of `dataDir` to a file: gzip, a line of
 * JSON per row. The file appears when it is whole.
 * @param dataSource used by the backup alone; other processes may go on writing
 */
export async function writeBackup(
  dataSource: DataSource,
  dataDir: string,
  path: string,
  now: Date,
): Promise<BackupSize> {
  const unfinished = `${path}.part`;
  const size: BackupSize = { tables: 0, rows: 0, files: 0, leftOut: [] };
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
  yield backupLine(head);
  for (const table of backupTables(dataSource)) {
    yield backupLine({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const check = new RowCheck();
    for await (const rows of readRows(query, table)) {
      const lines = rows.map((row) => JSON.stringify(row));
      for (const each of lines) check.add(each);
      yield `${lines.join('\n')}\n`;
    }
    const { rows, sha256 } = check.result();
    yield backupLine({ rows, sha256 });
    size.tables += 1;
    size.rows += rows;
  }
  const { kept, leftOut } = await listDataFiles(dataDir);
  size.leftOut.push(...leftOut);
  for (const path of kept) {
    let isThere = false;
    for await (const line of fileLines(dataDir, path)) {
      yield line;
      isThere = true;
    }
    size.files += Number(isThere);
  }
  yield backupLine({ end: { tables: size.tables, files: size.files } });
}
