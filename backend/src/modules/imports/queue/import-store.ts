import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { Sign } from '../../../platform/background/job';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Claims } from '../../../platform/background/claims';
import { THIS_PROCESS } from '../../../platform/background/process-name';
import { Database } from '../../../platform/database/database';
import { Import, type ImportOrigin } from '../entities/import.entity';

const LONGEST_FILE_NAME = 255;
const LONGEST_SOURCE = 500;
const LONGEST_ERROR = 500;
/** Waiting imports that are read at once. */
const PAGE = 50;
/** Days after which a waiting import is given up whose file no process has reached. */
const DAYS_OUT_OF_REACH = 7;
const DAY = 24 * 60 * 60_000;

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
      old_copies: 0,
      awarded: 0,
      doubles: 0,
      created_at: now,
      finished_at: status === 'done' || status === 'failed' ? now : null,
    });
  }

  /**
   * Takes the import that goes next, unless one is running or being taken back: over all processes there is one at a
   * time. Those to be taken back go before those that wait for their file to be read, else who came first. Imports of the
   * command line neither wait nor make others wait.
   * @param isHere whether this process can read the file of an import
   * @returns the import as it waited, `queued` or `undoing`
   */
  async claimNext(isHere: (row: Import) => boolean): Promise<Import | null> {
    // most looks find nothing: they keep no writer waiting
    const next = (await this.firstUndoing()) ?? (await this.firstQueued(isHere));
    if (next === null) return null;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await lockArchive(manager);
      const isBusy = await manager.existsBy(Import, [
        { status: 'running', origin: Not('cli') },
        { status: 'undoing', claimed_by: Not(IsNull()) },
      ]);
      if (isBusy) return null;
      const { id, status } = next;
      const taken = await this.claims.take(
        { id, status },
        { status: status === 'queued' ? 'running' : status },
      );
      return taken ? next : null;
    });
  }

  private firstUndoing(): Promise<Import | null> {
    return this.database.manager.findOne(Import, { where: { status: 'undoing' }, order: { id: 'ASC' } });
  }

  /** The import that has waited longest of those whose file is here, however many wait for other machines. */
  private async firstQueued(isHere: (row: Import) => boolean): Promise<Import | null> {
    for (let after = 0; ;) {
      const page = await this.database.manager.find(Import, {
        where: { status: 'queued', stored_file: Not(IsNull()), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PAGE,
      });
      const next = page.find(isHere);
      if (next !== undefined) return next;
      if (page.length < PAGE) return null;
      after = page[PAGE - 1]!.id;
    }
  }

  /** SQL of whether there may be anything to do: an import waits, another process runs one, a file is left of one that is over. */
  isWorkLeft(): Omit<Sign, 'begins'> {
    return {
      sql: `EXISTS (SELECT 1 FROM imports WHERE status IN ('queued', 'undoing')
        OR (status = 'running' AND (claimed_by <> ? OR claimed_until <= ${this.database.clock.instant()})) OR (status <> 'running' AND stored_file IS NOT NULL))`,
      params: [THIS_PROCESS],
    };
  }

  /** How many imports wait for their turn. */
  countWaiting(): Promise<number> {
    return this.database.manager.countBy(Import, { status: 'queued' });
  }

  /**
   * Keeps an import of this process from being taken for abandoned while `work` goes on.
   * @param work its signal is aborted when another process runs the import
   */
  hold<T>(id: number, work: (claimLost: AbortSignal) => Promise<T>): Promise<T> {
    return this.claims.during({ id }, work);
  }

  /** Writes how an import of this process ended. */
  finish(id: number, result: Partial<Import> & { status: 'done' | 'failed' }): Promise<void> {
    const progress = result.status === 'done' ? { progress: 1 } : {};
    return this.claims.release({ id }, { ...result, ...progress, finished_at: this.clock.now() });
  }

  /** Ends the turn of an import that this process was taking back; without a result it waits for its next one. */
  endUndoing(id: number, result: Partial<Pick<Import, 'status' | 'progress' | 'error'>>): Promise<void> {
    return this.claims.release({ id, status: 'undoing' }, result);
  }

  /** Lets an import of this process that was stopped wait for its next turn. */
  putBack(id: number): Promise<void> {
    return this.claims.release({ id, status: 'running' }, { status: 'queued' });
  }

  /**
   * Looks after imports whose process has died: those whose file is kept wait for another turn, and so do those that
   * were being taken back; the others have failed. So has one whose process died twice without a row in between: the
   * file itself may be what kills it.
   */
  async recoverAbandoned(): Promise<void> {
    const now = this.clock.now();
    const abandoned = [
      ...(await this.claims.unheld({ status: In(['running', 'undoing']) })),
      ...(await this.claims.unheld({ status: 'queued', stored_file: IsNull() })),
    ];
    for (const row of abandoned) {
      const { id, status, claimed_by } = row;
      // one that waits to be taken back
      if (status === 'undoing' && claimed_by === null) continue;
      await this.claims.changeUnheld({ id, status }, row, fateOf(row, now));
    }
  }

  /**
   * Gives up imports that have waited for days and whose file this process can't reach: had another one been able to, it
   * would have read it by then.
   */
  async giveUpUnreachable(isHere: (row: Import) => boolean): Promise<void> {
    const now = this.clock.now();
    const waiting = await this.database.manager.findBy(Import, {
      status: 'queued',
      created_at: LessThan(new Date(now.getTime() - DAYS_OUT_OF_REACH * DAY)),
    });
    for (const { id } of waiting.filter((row) => !isHere(row))) {
      await this.database.manager.update(
        Import,
        { id, status: 'queued' },
        { status: 'failed', error: tr.imports.unreachable(DAYS_OUT_OF_REACH), finished_at: now },
      );
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
  { status, stored_file: file, rows_read: rows, abandoned_at_row: before }: Import,
  now: Date,
): Partial<Import> {
  if (status === 'undoing') return { claimed_by: null };
  if (file === null) return { status: 'failed', error: tr.imports.abandoned, finished_at: now };
  if (before === rows) return { status: 'failed', error: tr.imports.abandonedTwice, finished_at: now };
  return { status: 'queued', abandoned_at_row: rows, claimed_by: null };
}
