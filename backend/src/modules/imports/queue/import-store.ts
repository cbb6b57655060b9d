import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { tr } from '../../../common/locale/tr';
import { Clock } from '../../../common/time/clock';
import { lockArchive } from '../../../database/archive-revision';
import { Claims } from '../../../database/claims/claims';
import { Database } from '../../../database/database';
import { Import, type ImportOrigin } from '../entities/import.entity';

const LONGEST_FILE_NAME = 255;
const LONGEST_SOURCE = 500;
const LONGEST_ERROR = 500;
/** Waiting imports that are looked at in one go. */
const LOOKED_AT = 50;

/** What is known of an import before its file has been opened. */
export interface NewImport {
  fileName: string;
  origin: ImportOrigin;
  source?: string;
  format?: string;
  bookmaker?: string;
  replaceDemo?: boolean;
  /** Below the data folder. */
  storedFile?: string;
}

/** Keeps the imports: which process runs which, how they stand, how they ended. */
@Injectable()
export class ImportStore {
  private readonly claims: Claims<Import>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.claims = new Claims(Import, database);
  }

  /**
   * Adds an import and answers its id.
   * @param state one that is running is run by this process
   */
  async add(
    { fileName, origin, source, storedFile, format, bookmaker, replaceDemo }: NewImport,
    { status = 'queued', notice, error }: Partial<Pick<Import, 'status' | 'error' | 'notice'>>,
  ): Promise<number> {
    const now = this.clock.now();
    const claim =
      status === 'running'
        ? this.claims.held()
        : { claimed_by: null, claimed_until: this.database.clock.in() };
    return this.database.insert(Import, {
      file_name: fileName.slice(-LONGEST_FILE_NAME),
      origin,
      source: source?.slice(0, LONGEST_SOURCE),
      stored_file: storedFile,
      format,
      bookmaker,
      replace_demo: replaceDemo ?? false,
      status,
      notice,
      error: error?.slice(0, LONGEST_ERROR),
      ...claim,
      progress: status === 'done' ? 1 : 0,
      rows_read: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: 0,
      created_at: now,
      finished_at: status === 'done' || status === 'failed' ? now : null,
    });
  }

  /**
   * Takes the import that has waited longest, unless one that came the same way is running: in whichever process,
   * there is one at a time. Imports of the command line neither wait nor make others wait.
   */
  async claimNext(isHere: (row: Import) => boolean): Promise<Import | null> {
    // most looks find nothing: they keep no writer waiting
    if (!(await this.database.manager.existsBy(Import, { status: 'queued' }))) return null;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await lockArchive(manager);
      if (await manager.existsBy(Import, { status: 'running', origin: Not('cli') })) return null;
      const waiting = await manager.find(Import, {
        where: { status: 'queued' },
        order: { id: 'ASC' },
        take: LOOKED_AT,
      });
      const next = waiting.find((row) => row.stored_file !== null && isHere(row));
      if (next === undefined) return null;
      const taken = await this.claims.take({ id: next.id, status: 'queued' }, { status: 'running' });
      return taken ? next : null;
    });
  }

  /** How many imports wait for their turn. */
  countWaiting(): Promise<number> {
    return this.database.manager.countBy(Import, { status: 'queued' });
  }

  /**
   * Keeps an import of this process from being taken for abandoned while `work` goes on.
   * @param work its signal is aborted when another process runs the import
   */
  hold<T>(id: number, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
    return this.claims.during({ id }, work);
  }

  /** Writes how an import of this process ended. */
  finish(id: number, result: Partial<Import> & { status: 'done' | 'failed' }): Promise<void> {
    const progress = result.status === 'done' ? { progress: 1 } : {};
    return this.claims.release({ id }, { ...result, ...progress, finished_at: this.clock.now() });
  }

  /** Lets an import of this process that was stopped wait for its next turn. */
  putBack(id: number): Promise<void> {
    return this.claims.release({ id, status: 'running' }, { status: 'queued' });
  }

  /**
   * Looks after imports whose process has died: those whose file is kept wait for another turn, the others have
   * failed. So has one whose process died twice without a row in between: the file itself may be what kills it.
   */
  async recoverAbandoned(): Promise<void> {
    const now = this.clock.now();
    for (const row of await this.claims.unheld({ status: In(['running', 'queued']) })) {
      const { id, status, stored_file: file } = row;
      if (status === 'queued' && file !== null) continue;
      await this.claims.changeUnheld({ id, status }, row, fateOf(row, now));
    }
  }

  /** How an import stands; null for one that is not in the history any more. */
  async status(id: number): Promise<Import['status'] | null> {
    const row = await this.database.manager.findOneBy(Import, { id });
    return row?.status ?? null;
  }

  /** The files of imports that came this way, as paths below the data folder. */
  async storedFiles(origin: ImportOrigin): Promise<string[]> {
    const rows = await this.database.manager.findBy(Import, { origin, stored_file: Not(IsNull()) });
    return rows.map((row) => row.stored_file!);
  }

  /** Removes runs of feeds from the history that brought nothing new, created before an instant. */
  async removeNothingNew(before: Date): Promise<void> {
    await this.database.manager.delete(Import, {
      origin: 'url',
      notice: 'nothing_new',
      created_at: LessThan(before),
    });
  }
}

function fateOf(
  { stored_file: file, rows_read: rows, abandoned_at_row: before }: Import,
  now: Date,
): Partial<Import> {
  if (file === null) return { status: 'failed', error: tr.imports.abandoned, finished_at: now };
  if (before === rows) return { status: 'failed', error: tr.imports.abandonedTwice, finished_at: now };
  return { status: 'queued', abandoned_at_row: rows, claimed_by: null };
}
