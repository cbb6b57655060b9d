import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { Database } from '../../database/database';
import { lockArchive } from '../../database/archive-revision';
import { Import, type ImportOrigin } from './entities/import.entity';
import { hasEnded, thisProcess } from './queue/process-owner';

/** A running import without a sign of life for so long has lost its process, wherever that was. */
const LIFELESS_AFTER = 60_000;
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

/** The book of imports: who runs what, how it stands, how it ended. */
@Injectable()
export class ImportBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Enters an import and answers its id. */
  async enter(
    entry: NewImport,
    state: Partial<Pick<Import, 'status' | 'error' | 'notice'>>,
  ): Promise<number> {
    const now = this.clock.now();
    const { status = 'queued' } = state;
    const over = status === 'done' || status === 'failed';
    return this.database.insert(Import, {
      file_name: entry.fileName.slice(-LONGEST_FILE_NAME),
      origin: entry.origin,
      source: entry.source?.slice(0, LONGEST_SOURCE) ?? null,
      stored_file: entry.storedFile ?? null,
      format: entry.format ?? null,
      bookmaker: entry.bookmaker ?? null,
      replace_demo: entry.replaceDemo ?? false,
      status,
      notice: state.notice ?? null,
      error: state.error?.slice(0, LONGEST_ERROR) ?? null,
      owner: thisProcess(),
      abandoned_at_row: null,
      progress: status === 'done' ? 1 : 0,
      rows_read: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: 0,
      created_at: now,
      heartbeat_at: now,
      finished_at: over ? now : null,
    });
  }

  /**
   * Takes the import that has waited longest, unless one that came the same way is running: in whichever process,
   * there is one at a time. Imports of the command line don't wait and hold nobody up.
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
      await manager.update(
        Import,
        { id: next.id },
        { status: 'running', owner: thisProcess(), heartbeat_at: this.clock.now() },
      );
      return next;
    });
  }

  /** A sign of life of a running import. */
  async beat(id: number): Promise<void> {
    await this.database.manager.update(Import, { id }, { heartbeat_at: this.clock.now() });
  }

  /** Enters how an import ended. */
  async finish(id: number, result: Partial<Import> & { status: 'done' | 'failed' }): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.update(
      Import,
      { id },
      {
        ...result,
        heartbeat_at: now,
        finished_at: now,
        ...(result.status === 'done' ? { progress: 1 } : {}),
      },
    );
  }

  /** Lets an import that was stopped wait for its next turn. */
  async putBack(id: number): Promise<void> {
    await this.database.manager.update(Import, { id, status: 'running' }, { status: 'queued' });
  }

  /**
   * Looks after imports whose process has died: those whose file is kept wait for another turn, the others have
   * failed. So has one whose process died twice without a row in between: the file itself may be what kills it.
   */
  async recoverAbandoned(): Promise<void> {
    const { manager } = this.database;
    const now = this.clock.now();
    const lifeless = now.getTime() - LIFELESS_AFTER;
    const running = await manager.findBy(Import, { status: In(['running', 'queued']) });
    for (const row of running) {
      const { id, status, owner, heartbeat_at: heartbeat, stored_file: file } = row;
      if (status === 'queued' && file !== null) continue;
      if (!hasEnded(owner) && heartbeat.getTime() >= lifeless) continue;
      await manager.update(
        Import,
        // another process may have taken it up meanwhile
        { id, status, owner: owner ?? IsNull() },
        fateOf(row, now),
      );
    }
  }
}

function fateOf(
  { stored_file: file, rows_read: rows, abandoned_at_row: before }: Import,
  now: Date,
): Partial<Import> {
  if (file === null) return { status: 'failed', error: tr.imports.abandoned, finished_at: now };
  if (before === rows) return { status: 'failed', error: tr.imports.abandonedTwice, finished_at: now };
  return { status: 'queued', abandoned_at_row: rows };
}
