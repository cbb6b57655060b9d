import { createHash, type Hash } from 'node:crypto';
import { copyFile, mkdir, open, type FileHandle, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { bulkInsert } from '../bulk-insert';
import { foreignKeyChecks } from '../dialects';
import { holdOutgoing } from '../outgoing-hold';
import { readSnapshot } from '../read-snapshot';
import {
  type BackupHead,
  type BackupLine,
  type BackupTable,
  backupTables,
  knownMigrations,
  quoted,
  type TableCheck,
  type Value,
} from './archive';
import { isKeptFile, staysBelow } from './kept-files';
import { readBackup, UnusableBackupError } from './read-backup';
import { checkTable, RowCheck } from './table-values';
import type { BackupSize } from './write-backup';

const ROWS_PER_INSERT = 500;
/** Files are put in place only when the whole backup has been read. */
const WAITING_FOLDER = 'restore.part';

/** Whether the site is in use already: it has accounts, matches or posts. */
export async function isInUse(dataSource: DataSource): Promise<boolean> {
  for (const table of ['users', 'matches', 'blogs']) {
    const rows = await dataSource.query<unknown[]>(`SELECT 1 AS present FROM ${table} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Puts a backup in place of everything that is in the database, and its files into `dataDir`. The database changes at
 * once or, when the backup turns out to be unusable, not at all. Afterwards every table is read again and compared with
 * the backup. Until an admin releases it, nothing leaves the restored site.
 * @param dataSource of a database with the newest schema, used by the restore alone
 * @throws UnusableBackupError
 */
export async function restoreBackup(
  dataSource: DataSource,
  dataDir: string,
  path: string,
): Promise<BackupSize> {
  const restore = new Restore(dataSource, dataDir);
  const runner = dataSource.createQueryRunner();
  const { off, on } = foreignKeyChecks(dataSource.options.type);
  try {
    await runner.connect();
    await runner.query(off);
    await runner.startTransaction();
    try {
      for (const { name } of restore.tables) await runner.query(`DELETE FROM ${quoted(name)}`);
      for await (const content of readBackup(path)) await restore.take(runner.manager, content);
      await restore.finish(runner.manager);
      await holdOutgoing(runner.manager, new Date());
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.query(on);
    }
    await restore.placeFiles();
  } finally {
    await runner.release();
    await restore.cleanUp();
  }
  await restore.compare();
  return restore.size;
}

interface OpenFile {
  /** null: its content is looked at only. */
  readonly handle: FileHandle | null;
  readonly hash: Hash;
  bytes: number;
}

/** Takes a backup line by line. */
class Restore {
  readonly tables: BackupTable[];
  readonly size: BackupSize = { tables: 0, rows: 0, files: 0, leftOut: [] };
  private readonly checks = new Map<string, TableCheck>();
  private readonly files: string[] = [];
  private table: BackupTable | null = null;
  private check = new RowCheck();
  private rows: Value[][] = [];
  private file: OpenFile | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly dataDir: string,
  ) {
    this.tables = backupTables(dataSource);
  }

  async take(manager: EntityManager, content: BackupHead | BackupLine): Promise<void> {
    if (typeof content === 'string') return this.writePiece(content);
    if (isRow(content)) return this.takeRow(manager, content);
    if ('format' in content) this.refuseOtherVersion(content);
    else if ('table' in content) this.beginTable(content);
    else if ('rows' in content) await this.endTable(manager, content);
    else if ('file' in content) await this.beginFile(content.file);
    else if ('bytes' in content) await this.endFile(content);
    else if (content.end.tables !== this.size.tables || content.end.files !== this.size.files)
      throw new UnusableBackupError('damaged');
  }

  async finish(manager: EntityManager): Promise<void> {
    await this.insertRows(manager);
    if (this.size.tables !== this.tables.length) throw new UnusableBackupError('damaged');
  }

  async placeFiles(): Promise<void> {
    for (const name of this.files) {
      const target = join(this.dataDir, name);
      await mkdir(dirname(target), { recursive: true });
      await moveFile(this.waitingPath(name), target);
    }
  }

  async cleanUp(): Promise<void> {
    await this.file?.handle?.close();
    await rm(join(this.dataDir, WAITING_FOLDER), { recursive: true, force: true });
  }

  /** @throws UnusableBackupError when the database doesn't hold what the backup says */
  async compare(): Promise<void> {
    await readSnapshot(this.dataSource, async (query) => {
      for (const table of this.tables) {
        const { rows, sha256 } = await checkTable(query, table);
        const wanted = this.checks.get(table.name);
        if (rows !== wanted?.rows || sha256 !== wanted.sha256) throw new UnusableBackupError('different');
      }
    });
  }

  private refuseOtherVersion({ version, migrations }: BackupHead): void {
    if (version !== 1 || migrations.join() !== knownMigrations(this.dataSource).join())
      throw new UnusableBackupError('other-version');
  }

  private beginTable({ table: name, columns }: { table: string; columns: readonly string[] }): void {
    const table = this.tables.find((each) => each.name === name);
    const isSame = table?.columns.map((column) => column.name).join() === columns.join();
    if (!table || !isSame) throw new UnusableBackupError('other-version');
    this.table = table;
    this.check = new RowCheck();
  }

  private async takeRow(manager: EntityManager, row: readonly Value[]): Promise<void> {
    this.check.add(JSON.stringify(row));
    this.rows.push(
      row.map((value, at) =>
        value !== null && this.table!.columns[at]!.kind === 'instant' ? this.toInstant(value) : value,
      ),
    );
    if (this.rows.length >= ROWS_PER_INSERT) await this.insertRows(manager);
  }

  /** An instant as the driver writes it. */
  private toInstant(value: Value): Value {
    const { driver } = this.dataSource;
    const column = { type: 'datetime', precision: 3 };
    // eslint-disable-next-line no-restricted-syntax -- all that the drivers read of a column's metadata
    return driver.preparePersistentValue(new Date(String(value)), column as never) as Value;
  }

  private async insertRows(manager: EntityManager): Promise<void> {
    if (this.rows.length === 0) return;
    const { name, columns } = this.table!;
    await bulkInsert(
      manager,
      quoted(name),
      columns.map((column) => quoted(column.name)),
      this.rows,
    );
    this.rows = [];
  }

  private async endTable(manager: EntityManager, { rows, sha256 }: TableCheck): Promise<void> {
    await this.insertRows(manager);
    const seen = this.check.result();
    if (seen.rows !== rows || seen.sha256 !== sha256) throw new UnusableBackupError('damaged');
    this.checks.set(this.table!.name, seen);
    this.size.tables += 1;
    this.size.rows += rows;
    this.table = null;
  }

  private async beginFile(name: string): Promise<void> {
    if (this.file !== null) throw new UnusableBackupError('damaged');
    if (!staysBelow(name)) throw new UnusableBackupError('foreign-path');
    this.file = { handle: await this.waitingFile(name), hash: createHash('sha256'), bytes: 0 };
  }

  /** Where the content of a file goes; null for one that is not the site's. */
  private async waitingFile(name: string): Promise<FileHandle | null> {
    if (!isKeptFile(name)) {
      this.size.leftOut.push(name);
      return null;
    }
    const path = this.waitingPath(name);
    await mkdir(dirname(path), { recursive: true });
    this.files.push(name);
    return open(path, 'w', 0o600);
  }

  private async writePiece(base64: string): Promise<void> {
    const piece = Buffer.from(base64, 'base64');
    if (this.file === null) throw new UnusableBackupError('damaged');
    await this.file.handle?.write(piece);
    this.file.hash.update(piece);
    this.file.bytes += piece.length;
  }

  private async endFile({ bytes, sha256 }: { bytes: number; sha256: string }): Promise<void> {
    if (this.file === null) throw new UnusableBackupError('damaged');
    const { handle, hash, bytes: written } = this.file;
    await handle?.close();
    this.file = null;
    if (written !== bytes || hash.digest('hex') !== sha256) throw new UnusableBackupError('damaged');
    this.size.files += 1;
  }

  private waitingPath(name: string): string {
    return join(this.dataDir, WAITING_FOLDER, name);
  }
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // a folder of the site may be a link to another disk
    await copyFile(from, to);
  }
}

const isRow = (content: BackupHead | BackupLine): content is readonly Value[] => Array.isArray(content);
