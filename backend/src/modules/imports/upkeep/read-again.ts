import { Inject, Injectable, Logger } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { repeatable } from '../../../platform/database/embedded/durability';
import { epochOfStored } from '../../../platform/database/stored-instant';
import { Import } from '../entities/import.entity';
import { FileProblem } from '../reading/text-file';
import { takenAt } from '../record/timeline';
import { OPEN_SOURCE, type OpenSource, type ReadRecord, type Source } from '../source/source';
import { type BatchResult, nextTurn, SMALL_BATCHES, writeBatch } from '../writing/batch';
import { CompetitionDirectory, seedCompetitionAliases } from '../writing/competition-directory';
import { SeenRows } from '../writing/seen-rows';
import { type FoldContext, loadFoldContext, VERSIONED_SOURCE } from '../writing/fold-context';
import { BARE_NAME } from '../../../platform/files/stored-path';
import { DATA_FOLDERS } from '../../../platform/files/data-folders';
import { isNumbered } from '../queue/move-into';

/** What one import is read again with. */
interface Reading {
  importId: number;
  /** When its snapshots were taken, epoch milliseconds. */
  instants: ReadonlySet<number>;
  competitions: CompetitionDirectory;
  seen: SeenRows;
  fold: FoldContext | undefined;
  stop: AbortSignal;
}

/**
 * Reads bulletins once more that the former version read without event, version and `mbs`. The writer adds these to the
 * snapshots that it knows; nothing else of the archive changes, and neither do the counts of the import.
 */
@Injectable()
export class ReadAgain {
  private readonly logger = new Logger(ReadAgain.name);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(OPEN_SOURCE) private readonly open: OpenSource,
  ) {}

  /** The first import of bulletins behind an id, up to another one, whose file may still be in the inbox of this machine. */
  next(after: number, until: number): Promise<Import | null> {
    return this.database.manager
      .createQueryBuilder(Import, 'import')
      .where({ id: MoreThan(after), origin: 'inbox', format: VERSIONED_SOURCE, status: In(['done']) })
      .andWhere('import.id <= :until', { until })
      .orderBy('import.id')
      .getOne();
  }

  /**
   * Reads an import's file again where it is still there.
   * @returns false when it was stopped: it is to be read from its beginning then, which changes nothing that is done
   */
  async readAgain(row: Pick<Import, 'id' | 'source' | 'file_name'>, stop: AbortSignal): Promise<boolean> {
    const instants = await this.instantsOf(row.id);
    if (instants.size === 0) return true;
    for (const path of await doneFiles(this.settings.dataDir, row.source ?? row.file_name)) {
      const reading: Reading = {
        ...{ importId: row.id, instants, stop, fold: undefined },
        ...{ competitions: new CompetitionDirectory(), seen: new SeenRows() },
      };
      const outcome = await this.readFile(path, reading);
      if (outcome !== 'other') return outcome === 'read';
    }
    return true;
  }

  private async instantsOf(importId: number): Promise<Set<number>> {
    const rows = await this.database.manager.query<{ seen_at: string | Date }[]>(
      'SELECT DISTINCT seen_at FROM timed_observations WHERE import_id = ?',
      [importId],
    );
    return new Set(rows.map(({ seen_at: at }) => epochOfStored(at)));
  }

  /** `other`: the file is not the one that the import read, or can't be read any more. */
  private async readFile(path: string, reading: Reading): Promise<'read' | 'stopped' | 'other'> {
    let source: Source | null = null;
    try {
      source = await this.open(path, { format: VERSIONED_SOURCE });
      return await this.take(source, reading);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      this.logger.warn(
        { import_id: reading.importId, problem: error.message },
        'A bulletin could not be read again',
      );
      return 'other';
    } finally {
      await source?.close();
    }
  }

  private async take(source: Source, reading: Reading): Promise<'read' | 'stopped' | 'other'> {
    const { instants, stop } = reading;
    for (let isLast = false; !isLast;) {
      const portion = await source.next();
      ({ isLast } = portion);
      const records = portion.events.flatMap((event) => (event.kind === 'record' ? [event.record] : []));
      if (!records.every(({ observation }) => instants.has(takenAt(observation)!))) return 'other';
      while (records.length > 0) {
        if (stop.aborted) return 'stopped';
        const written = await this.write(records.slice(0, SMALL_BATCHES.rows), reading);
        // taken back meanwhile
        if (written === 0) return 'read';
        records.splice(0, written);
        await nextTurn();
      }
    }
    return 'read';
  }

  /** How many of the records are done with; 0 when the import is not in the archive any more. */
  private async write(records: readonly ReadRecord[], reading: Reading): Promise<number> {
    const { importId, competitions, seen } = reading;
    let { fold } = reading;
    const write = async (): Promise<BatchResult | null> => {
      const own = this.database.manager;
      competitions.rollBack();
      await lockArchive(own);
      if (!(await own.existsBy(Import, { id: importId, status: 'done' }))) return null;
      if (fold === undefined) await seedCompetitionAliases(own);
      fold = await loadFoldContext(own, fold);
      return writeBatch(own, records, {
        ...fold,
        ...{ importId, competitions, seen },
        ...{ mostObservations: SMALL_BATCHES.observations, now: this.clock.now() },
      });
    };
    const result = await repeatable(() => this.database.transaction(write));
    if (result === null) return 0;
    competitions.commit();
    reading.fold = fold;
    for (const { key, row } of result.seen) seen.add(key, row);
    return result.outcomes.length;
  }
}

/**
 * The files that an inbox file may be after its import: those in `inbox/done` with its name, and with a number behind it
 * where another one had that name already. Only their content tells which.
 * @returns absolute paths
 */
async function doneFiles(dataDir: string, name: string): Promise<string[]> {
  if (!BARE_NAME.test(name)) return [];
  const folder = join(dataDir, DATA_FOLDERS.inbox, 'done');
  const there = await readdir(folder).catch((): string[] => []);
  return there
    .filter((each) => each === name || isNumbered(each, name))
    .sort()
    .map((each) => join(folder, each));
}
