import type { DataSource, EntityManager } from 'typeorm';
import { tr } from '../../../common/locale/tr';
import type { Clock } from '../../../common/time/clock';
import { removeDemoMatches } from '../../../database/demo/remove-demo-matches';
import { inTransaction } from '../../../database/transaction';
import { lockArchive } from '../../../database/archive-revision';
import { Import } from '../entities/import.entity';
import type { Format, SourceEvent } from '../formats/format';
import type { ProblemCode } from '../formats/problem';
import { detectFormat, formatNamed } from '../formats/registry';
import type { ImportSummary } from './import-summary';
import { FileProblem } from '../reading/file-problem';
import { openTextFile, type TextFile } from '../reading/text-file';
import type { MatchRecord } from '../record/match-record';
import type { ReportFile } from './report-file';
import { type BatchContext, type BatchResult, writeBatch } from '../writing/batch';
import { type BatchSize, largeBatches, PacedBatches } from '../writing/batch-size';
import { CompetitionDirectory, seedCompetitionAliases } from '../writing/competition-directory';
import { SeenRows } from '../writing/seen-rows';
import { loadTeamNames, type TeamNames } from '../writing/team-names';

/** From so many rows on, a file of which no more than one row in a hundred is usable is given up. */
const ROWS_BEFORE_GIVING_UP = 5_000;
const HOPELESS_SHARE = 0.99;
/** Detection looks at so much of a text: the header of a wide bulletin has some 30,000 characters. */
const HEAD_LENGTH = 64 * 1024;

export interface ImportOptions {
  /** Name of the format; found out by content when absent. */
  format?: string;
  /** Code of the bookmaker whose prices come first (football-data). */
  bookmaker?: string;
  /** WHATWG label of the encoding; found out when absent. */
  encoding?: string;
  /** Deletes the demo matches before the first row is written. */
  replaceDemo?: boolean;
  /** Called after each batch with the share of the file that has been read (0-1) and the rows so far. */
  onProgress?: (share: number, rowsRead: number) => void;
  /** Makes way for requests that come meanwhile; the same in all runs of one import. */
  besideVisitors?: boolean;
  /** Stops the import after the batch that is being written. */
  signal?: AbortSignal;
}

/** Of an import that goes on: what had been committed when it stopped. */
export type Counts = Pick<
  ImportSummary,
  'rowsRead' | 'inserted' | 'updated' | 'unchanged' | 'skipped' | 'warnings'
>;

/** A record and its place among the rows of the file, from 1. */
interface WaitingRecord {
  record: MatchRecord;
  row: number;
}

/** One run over one file: reads, writes batch by batch, reports. */
export class ImportRun {
  readonly counts: Counts = { rowsRead: 0, inserted: 0, updated: 0, unchanged: 0, skipped: 0, warnings: 0 };
  readonly skippedBy: Partial<Record<ProblemCode, number>> = {};
  readonly warnedOf: Partial<Record<ProblemCode, number>> = {};
  format: Format | null = null;
  encoding: string | null = null;
  private waiting: WaitingRecord[] = [];
  private badRows = 0;
  private readonly seen = new SeenRows();
  private readonly competitions = new CompetitionDirectory();
  private teams: TeamNames | null = null;
  private demoIsThere: boolean;
  private readonly batches: BatchSize;
  private stops: readonly (AbortSignal | undefined)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly importId: number,
    private readonly report: ReportFile,
    private readonly options: ImportOptions,
    /** Rows that an interrupted run of this import has committed: they are read again, but not counted again. */
    private committed: Counts | null = null,
  ) {
    this.demoIsThere = options.replaceDemo === true;
    this.batches = options.besideVisitors ? new PacedBatches() : largeBatches;
  }

  /**
   * Imports the file.
   * @param lost stops the run like the caller's own signal
   * @returns false when it was stopped
   * @throws FileProblem when the file as a whole can't be imported
   */
  async run(path: string, lost: AbortSignal): Promise<boolean> {
    this.stops = [lost, this.options.signal];
    const file = await openTextFile(path, this.options.encoding);
    this.encoding = file.encoding;
    this.format = await this.findFormat(file);
    for await (const events of this.format.read(file, { bookmaker: this.options.bookmaker })) {
      for (const event of events) {
        if (this.take(event) && (await this.writeWaiting(file))) return false;
        if (this.isHopeless()) {
          await this.writeWaiting(file);
          throw new FileProblem(tr.imports.almostAllBad(this.badRows, this.counts.rowsRead));
        }
      }
      await this.report.flush();
      if (this.isStopped()) return false;
    }
    // stopped or not: with the last rows written the file is complete
    await this.writeWaiting(file);
    if (!this.saidSomething()) throw new FileProblem(tr.imports.noUsableRow);
    return true;
  }

  private isStopped(): boolean {
    return this.stops.some((signal) => signal?.aborted);
  }

  private isHopeless(): boolean {
    const read = this.counts.rowsRead + this.waiting.length;
    return read >= ROWS_BEFORE_GIVING_UP && this.badRows > read * HOPELESS_SHARE;
  }

  private saidSomething(): boolean {
    const { inserted, updated, unchanged, skipped } = this.counts;
    if (inserted + updated + unchanged > 0) return true;
    return this.format!.allowsNoRecords === true && skipped === (this.skippedBy.otherSport ?? 0);
  }

  private async findFormat(file: TextFile): Promise<Format> {
    const { format: name } = this.options;
    const format = name === undefined ? await detectFormat(await headOf(file)) : formatNamed(name);
    if (format === undefined) throw new FileProblem(tr.imports.unknownFormat);
    return format;
  }

  /** Takes note of an event; answers whether a batch is full. */
  private take(event: SourceEvent): boolean {
    if (event.kind === 'record') {
      const row = this.counts.rowsRead + this.waiting.length + 1;
      const count = this.waiting.push({ record: event.record, row });
      return count >= this.batches.rows || this.isWhereCommitsEnd();
    }
    const { line, problem } = event;
    if (event.kind === 'skip') this.skip(line, problem);
    else {
      this.counts.warnings += 1;
      this.warnedOf[problem.code] = (this.warnedOf[problem.code] ?? 0) + 1;
      this.report.add({ line, severity: 'warning', problem });
    }
    return false;
  }

  /** A run that goes on ends a batch where the one before it has ended its last. */
  private isWhereCommitsEnd(): boolean {
    return this.committed?.rowsRead === this.counts.rowsRead + this.waiting.length;
  }

  private skip(line: number, problem: Extract<SourceEvent, { kind: 'skip' }>['problem']): void {
    this.counts.rowsRead += 1;
    this.counts.skipped += 1;
    this.skippedBy[problem.code] = (this.skippedBy[problem.code] ?? 0) + 1;
    // other sports are nothing wrong with a bulletin
    if (problem.code !== 'otherSport') this.badRows += 1;
    this.report.add({ line, severity: 'error', problem });
  }

  /** Writes the waiting records; answers whether the caller wants to stop. */
  private async writeWaiting(file: TextFile): Promise<boolean> {
    if (this.waiting.length > 0) await this.prepareArchive();
    do {
      if (await this.writeBatch(file)) return true;
    } while (this.waiting.length > 0);
    return false;
  }

  /** Writes as many of the waiting records as go into one batch; answers whether the caller wants to stop. */
  private async writeBatch(file: TextFile): Promise<boolean> {
    const records = this.waiting.map(({ record }) => record);
    const share = Math.min(1, file.position() / file.size);
    const before = { ...this.counts };
    const write = async (manager: EntityManager): Promise<BatchResult> => {
      Object.assign(this.counts, before);
      this.competitions.rollBack();
      const written =
        records.length > 0 ? await writeBatch(manager, records, this.context()) : { outcomes: [], seen: [] };
      this.count(written);
      await manager.update(
        Import,
        { id: this.importId },
        {
          ...columnsOf(this.countsToKeep(written.outcomes.length)),
          progress: share,
          format: this.format!.name,
        },
      );
      return written;
    };
    const result = await this.batches.measure(
      () => inTransaction(this.dataSource, write),
      ({ outcomes }) => outcomes.length,
    );
    this.competitions.commit();
    this.catchUp();
    this.waiting.splice(0, result.outcomes.length);
    for (const { key, row } of result.seen) this.seen.add(key, row);
    for (const [index, outcome] of result.outcomes.entries()) {
      if (typeof outcome === 'string') continue;
      const { code } = outcome.skipped;
      this.skippedBy[code] = (this.skippedBy[code] ?? 0) + 1;
      this.report.add({ line: records[index]!.line, severity: 'error', problem: outcome.skipped });
    }
    await this.report.flush();
    this.options.onProgress?.(share, this.counts.rowsRead);
    // the embedded database never leaves the thread by itself
    await new Promise((resolve) => setImmediate(resolve));
    return this.isStopped();
  }

  private count({ outcomes }: BatchResult): void {
    this.counts.rowsRead += outcomes.length;
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
    if (counts.rowsRead < this.committed.rowsRead) return this.committed;
    const { inserted, updated } = this.committed;
    const { rowsRead, skipped } = counts;
    return { ...counts, inserted, updated, unchanged: rowsRead - skipped - inserted - updated };
  }

  /** The counts without rows that were skipped behind a record that still waits: a run that goes on reads them again. */
  private countsUpTo(written: number): Counts {
    if (written === this.waiting.length) return this.counts;
    const { inserted, updated, unchanged } = this.counts;
    const rowsRead = this.waiting[written - 1]!.row;
    return { ...this.counts, rowsRead, skipped: rowsRead - inserted - updated - unchanged };
  }

  private catchUp(): void {
    if (this.committed === null || this.counts.rowsRead < this.committed.rowsRead) return;
    Object.assign(this.counts, this.countsToKeep(this.waiting.length));
    this.committed = null;
  }

  private context(): BatchContext {
    return {
      importId: this.importId,
      teams: this.teams!,
      competitions: this.competitions,
      seen: this.seen,
      mostObservations: this.batches.observations,
      now: this.clock.now(),
    };
  }

  /** Before the first record: demo matches make room, aliases get into their tables. */
  private async prepareArchive(): Promise<void> {
    if (this.demoIsThere) {
      await removeDemoMatches(this.dataSource);
      this.demoIsThere = false;
    }
    this.teams ??= await inTransaction(this.dataSource, async (manager) => {
      await lockArchive(manager);
      await seedCompetitionAliases(manager);
      return loadTeamNames(manager);
    });
  }
}

function columnsOf({ rowsRead, ...counts }: Counts) {
  return { rows_read: rowsRead, ...counts };
}

async function headOf(file: TextFile): Promise<string> {
  let head = '';
  for await (const chunk of file.chunks()) {
    head += chunk;
    if (head.length >= HEAD_LENGTH) break;
  }
  return head.slice(0, HEAD_LENGTH);
}
