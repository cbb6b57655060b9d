import type { DataSource, EntityManager } from 'typeorm';
import { tr } from '../../../platform/locale/tr';
import type { Clock } from '../../../platform/time/clock';
import { repeatable } from '../../../platform/database/embedded/durability';
import { inTransaction } from '../../../platform/database/transaction';
import { lockArchive } from '../../../platform/database/archive-revision';
import { updateRow } from '../../../platform/database/update-row';
import type { ProblemCode } from '../formats/format';
import { formatNamed } from '../formats/registry';
import type { Observation } from '../record/observation';
import { observedAt } from '../record/timeline';
import { type Counts, COUNTS } from './import-summary';
import { FileProblem } from '../reading/text-file';
import type { ReadEvent, ReadRecord, Source, SourceOptions } from '../source/source';
import type { ReportFile } from './report-file';
import {
  type BatchContext,
  type BatchResult,
  type BatchSize,
  nextTurn,
  LARGE_BATCHES,
  SMALL_BATCHES,
  writeBatch,
} from '../writing/batch';
import { CompetitionDirectory, seedCompetitionAliases } from '../writing/competition-directory';
import { type FoldContext, loadFoldContext } from '../writing/fold-context';
import { SeenRows } from '../writing/seen-rows';
import { completeImport, HalfTimes } from './complete-import';

/** From so many rows on, a file of which no more than one row in a hundred is usable is given up. */
const ROWS_BEFORE_GIVING_UP = 5_000;
const HOPELESS_SHARE = 0.99;

export interface ImportOptions extends SourceOptions {
  /** Deletes everything invented before the first row is written. */
  replaceDemo?: boolean;
  /** Called after each batch with the share of the file that has been read (0-1) and the rows so far. */
  onProgress?: (share: number, rows: number) => void;
  /** Makes way for requests that come meanwhile; the same in all runs of one import. */
  besideVisitors?: boolean;
  /** Stops the import after the batch that is being written. */
  signal?: AbortSignal;
}

/** What is wrong with a row, and the line on which it begins. */
type ProblemAt = Pick<Extract<ReadEvent, { kind: 'skip' }>, 'line' | 'problem'>;

/** A record and its place among the rows of the file, from 1. */
interface WaitingRecord {
  record: ReadRecord;
  row: number;
}

/** One run over one file: reads, writes batch by batch, reports. */
export class ImportRun {
  readonly counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
  /** Matches whose result the file shows to be awarded. */
  awarded = 0;
  readonly skippedBy: Partial<Record<ProblemCode, number>> = {};
  readonly warnedOf: Partial<Record<ProblemCode, number>> = {};
  /** Name of the format. */
  format: string | null = null;
  encoding: string | null = null;
  private waiting: WaitingRecord[] = [];
  /** How much of the file has been read (0-1). */
  private share = 0;
  private badRows = 0;
  private readonly seen = new SeenRows();
  private readonly competitions = new CompetitionDirectory();
  /** Names and restarts as the last batch has read them. */
  private fold: FoldContext | null = null;
  /** The newest instant at which its source saw what it says; null where it names none. */
  newestAt: Date | null = null;
  readonly halfTimes = new HalfTimes();
  /** Competitions that the file is about. */
  private readonly about = new Set<number>();
  /** The first and the last day of its matches. */
  private days: readonly [first: string, last: string] | null = null;
  private demoIsThere: boolean;
  private readonly batches: BatchSize;
  private stops: readonly (AbortSignal | undefined)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly importId: number,
    private readonly report: ReportFile,
    private readonly options: ImportOptions,
    private readonly removeInvented: () => Promise<unknown>,
    /** Rows that an interrupted run of this import has committed: they are read again, but not counted again. */
    private committed: Counts | null = null,
  ) {
    this.demoIsThere = options.replaceDemo === true;
    this.batches = options.besideVisitors ? SMALL_BATCHES : LARGE_BATCHES;
  }

  /**
   * Imports what a file holds, and closes it.
   * @param claimLost stops the run like the caller's own signal
   * @returns false when it was stopped
   * @throws FileProblem when the file as a whole can't be imported
   */
  async run(opening: Promise<Source>, claimLost: AbortSignal): Promise<boolean> {
    this.stops = [claimLost, this.options.signal];
    const source = await opening;
    this.encoding = source.encoding;
    this.format = source.format;
    try {
      return await this.take(source);
    } finally {
      await source.close();
    }
  }

  private async take(source: Source): Promise<boolean> {
    for (let isLast = false; !isLast;) {
      const portion = await source.next();
      ({ share: this.share, isLast } = portion);
      for (const event of portion.events) {
        if (this.note(event) && (await this.writeWaiting())) return false;
        if (this.isHopeless()) {
          await this.writeWaiting();
          throw new FileProblem(tr.imports.almostAllBad(this.badRows, this.counts.rows_read));
        }
      }
      await this.report.flush();
      if (this.isStopped()) return false;
    }
    // stopped or not: with the last rows written the file is complete
    await this.writeWaiting();
    if (!this.saidSomething()) throw new FileProblem(tr.imports.noUsableRow);
    await this.complete();
    return true;
  }

  /** What only a file that has been read to its end says. */
  private async complete(): Promise<void> {
    this.awarded = await completeImport(this.dataSource, {
      importId: this.importId,
      competitions: [...this.about],
      days: this.days,
      mayHaveAwarded: this.halfTimes.areKnown && this.halfTimes.hasAwarded,
      now: this.clock.now(),
    });
    const { old_copies: oldCopies } = this.counts;
    const { oldCopiesIgnored, awardedMatches } = tr.imports;
    if (oldCopies > 0) this.report.add({ line: null, severity: 'note', text: oldCopiesIgnored(oldCopies) });
    if (this.awarded > 0)
      this.report.add({ line: null, severity: 'note', text: awardedMatches(this.awarded) });
  }

  private isStopped(): boolean {
    return this.stops.some((signal) => signal?.aborted);
  }

  private isHopeless(): boolean {
    const read = this.counts.rows_read + this.waiting.length;
    return read >= ROWS_BEFORE_GIVING_UP && this.badRows > read * HOPELESS_SHARE;
  }

  private saidSomething(): boolean {
    const { inserted, updated, unchanged, skipped } = this.counts;
    if (inserted + updated + unchanged > 0) return true;
    return (
      formatNamed(this.format!)!.allowsNoRecords === true && skipped === (this.skippedBy.otherSport ?? 0)
    );
  }

  /** Takes note of an event; answers whether a batch is full. */
  private note(event: ReadEvent): boolean {
    if (event.kind === 'record') {
      const row = this.counts.rows_read + this.waiting.length + 1;
      this.halfTimes.note(event.record.observation);
      this.noteDay(event.record.observation.date);
      this.noteInstant(event.record.observation);
      const count = this.waiting.push({ record: event.record, row });
      return count >= this.batches.rows || this.isWhereCommitsEnd();
    }
    if (event.kind === 'warning') {
      this.counts.warnings += 1;
      this.warn(event);
      return false;
    }
    this.counts.rows_read += 1;
    this.counts.skipped += 1;
    // other sports are nothing wrong with a bulletin
    if (event.problem.code !== 'otherSport') this.badRows += 1;
    this.skip(event);
    return false;
  }

  private noteDay(date: string): void {
    const [first, last] = this.days ?? [date, date];
    if (this.days === null || date < first) this.days = [date, last];
    else if (date > last) this.days = [first, date];
  }

  private noteInstant(observation: Observation): void {
    const at = observedAt(observation);
    if (at !== null && at > (this.newestAt?.getTime() ?? -Infinity)) this.newestAt = new Date(at);
  }

  /** A run that goes on ends a batch where the one before it has ended its last. */
  private isWhereCommitsEnd(): boolean {
    return this.committed?.rows_read === this.counts.rows_read + this.waiting.length;
  }

  private skip({ line, problem }: ProblemAt): void {
    this.skippedBy[problem.code] = (this.skippedBy[problem.code] ?? 0) + 1;
    this.report.add({ line, severity: 'error', problem });
  }

  private warn({ line, problem }: ProblemAt): void {
    this.warnedOf[problem.code] = (this.warnedOf[problem.code] ?? 0) + 1;
    this.report.add({ line, severity: 'warning', problem });
  }

  /** Writes the waiting records; answers whether the caller wants to stop. */
  private async writeWaiting(): Promise<boolean> {
    if (this.waiting.length > 0 && this.demoIsThere) {
      await this.removeInvented();
      this.demoIsThere = false;
    }
    do {
      if (await this.writeBatch()) return true;
    } while (this.waiting.length > 0);
    return false;
  }

  /** Writes as many of the waiting records as go into one batch; answers whether the caller wants to stop. */
  private async writeBatch(): Promise<boolean> {
    const records = this.waiting.map(({ record }) => record);
    const before = { ...this.counts };
    let fold: FoldContext | null = null;
    const write = async (manager: EntityManager): Promise<BatchResult> => {
      Object.assign(this.counts, before);
      this.competitions.rollBack();
      if (records.length > 0) fold = await foldContext(manager, this.fold);
      const written = fold === null ? NOTHING : await writeBatch(manager, records, this.context(fold));
      this.count(written);
      await updateRow(manager, 'imports', 'id', this.importId, {
        ...this.countsToKeep(written.outcomes.length),
        progress: this.share,
        format: this.format,
      });
      return written;
    };
    const result = await repeatable(() => inTransaction(this.dataSource, write));
    this.competitions.commit();
    this.fold = fold ?? this.fold;
    for (const id of result.competitions) this.about.add(id);
    for (const double of result.doubles) this.warn(double);
    this.catchUp();
    this.waiting.splice(0, result.outcomes.length);
    for (const { key, row } of result.seen) this.seen.add(key, row);
    for (const [index, outcome] of result.outcomes.entries()) {
      if (typeof outcome === 'string') continue;
      this.skip({ line: records[index]!.line, problem: outcome.skipped });
    }
    await this.report.flush();
    this.options.onProgress?.(this.share, this.counts.rows_read);
    await nextTurn();
    return this.isStopped();
  }

  private count({ outcomes, oldCopies, doubles }: BatchResult): void {
    this.counts.rows_read += outcomes.length;
    this.counts.old_copies += oldCopies;
    this.counts.doubles += doubles.length;
    this.counts.warnings += doubles.length;
    for (const outcome of outcomes) {
      if (typeof outcome === 'string') this.counts[outcome] += 1;
      else this.counts.skipped += 1;
    }
  }

  /**
   * What the import's row is to say once so many of the waiting records are written. A batch ends where the counts
   * of an interrupted run were taken, so that each row is counted by the run that wrote it.
   */
  private countsToKeep(written: number): Counts {
    const counts = this.countsUpTo(written);
    if (this.committed === null) return counts;
    if (counts.rows_read < this.committed.rows_read) return this.committed;
    const { inserted, updated } = this.committed;
    const { rows_read, skipped } = counts;
    return { ...counts, inserted, updated, unchanged: rows_read - skipped - inserted - updated };
  }

  /** The counts without rows that were skipped behind a record that still waits: a run that goes on reads them again. */
  private countsUpTo(written: number): Counts {
    if (written === this.waiting.length) return this.counts;
    const { inserted, updated, unchanged } = this.counts;
    const rows_read = this.waiting[written - 1]!.row;
    return { ...this.counts, rows_read, skipped: rows_read - inserted - updated - unchanged };
  }

  private catchUp(): void {
    if (this.committed === null || this.counts.rows_read < this.committed.rows_read) return;
    Object.assign(this.counts, this.countsToKeep(this.waiting.length));
    this.committed = null;
  }

  private context(fold: FoldContext): BatchContext {
    return {
      ...fold,
      importId: this.importId,
      competitions: this.competitions,
      seen: this.seen,
      mostObservations: this.batches.observations,
      now: this.clock.now(),
    };
  }
}

const NOTHING: BatchResult = { outcomes: [], seen: [], competitions: new Set(), oldCopies: 0, doubles: [] };

/** What matches are folded with; before a file's first batch, aliases get into their tables too. */
async function foldContext(manager: EntityManager, before: FoldContext | null): Promise<FoldContext> {
  await lockArchive(manager);
  if (before === null) await seedCompetitionAliases(manager);
  return loadFoldContext(manager, before ?? undefined);
}
