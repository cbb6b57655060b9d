import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS, type Settings } from '../../../config/settings';
import { onCommit } from '../../../database/on-commit';
import { OddsIndex } from '../../../archive/columns/odds-index';
import { type ArchiveReader, START_READER, type StartReader } from './archive-reader';
import type { ArchiveChanges, LoadedArchive } from './read-archive';

/** How the column index is; the numbers are null until it is ready. */
export interface IndexState {
  state: 'loading' | 'ready' | 'off';
  rows: number | null;
  bytes: number | null;
  /** How long the last load took. */
  seconds: number | null;
}

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Has the column index loaded in the background, keeps it up to date, and loads it again after a fault. */
@Injectable()
export class IndexKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(IndexKeeper.name);
  private readonly wanted: boolean;
  private index: OddsIndex | null = null;
  private known = -1;
  private seconds: number | null = null;
  private reader: ArchiveReader | null = null;
  private retryAfter = FIRST_RETRY;
  private retry: NodeJS.Timeout | null = null;
  private closing = false;
  private forgetCommits: (() => void) | null = null;
  private endFirstLoad: () => void = () => undefined;
  /** Resolves when the first load has ended, well or not: what can wait leaves the processor to it. */
  readonly firstLoad = new Promise<void>((resolve) => (this.endFirstLoad = resolve));

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(START_READER) private readonly startReader: StartReader,
    private readonly dataSource: DataSource,
  ) {
    this.wanted = settings.oddsEngine === 'index';
  }

  /** The index; null when it isn't loaded or not wanted. */
  get current(): OddsIndex | null {
    return this.index;
  }

  /** The archive's revision that the index stands at; -1 without an index. */
  get revision(): number {
    return this.index === null ? -1 : this.known;
  }

  get state(): IndexState {
    if (!this.wanted) return { state: 'off', rows: null, bytes: null, seconds: null };
    if (this.index === null) return { state: 'loading', rows: null, bytes: null, seconds: null };
    return { state: 'ready', rows: this.index.size, bytes: this.index.bytes, seconds: this.seconds };
  }

  onApplicationBootstrap(): void {
    if (!this.wanted) return this.endFirstLoad();
    this.forgetCommits = onCommit(this.dataSource, () => this.reader?.look());
    this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    this.endFirstLoad();
    this.forgetCommits?.();
    if (this.retry) clearTimeout(this.retry);
    await this.reader?.stop();
  }

  /** Lets go of an index that has failed, if it is the current one, and loads it again; until then there is none. */
  drop(index: OddsIndex, error: Error): void {
    if (index === this.index) this.startAgain(error);
  }

  private startAgain(error: Error): void {
    this.endFirstLoad();
    if (this.closing) return;
    this.logger.error({ err: error }, 'The odds index is let go, searches run in the database');
    this.index = null;
    const failed = this.reader;
    this.reader = null;
    void failed?.stop();
    if (this.retry) clearTimeout(this.retry);
    this.retry = setTimeout(() => this.start(), this.retryAfter).unref();
    this.retryAfter = Math.min(LONGEST_RETRY, this.retryAfter * 2);
  }

  private start(): void {
    const { databaseUrl, dataDir } = this.settings;
    const mine = (): boolean => this.reader === reader && !this.closing;
    let reader: ArchiveReader | null = null;
    try {
      reader = this.startReader(
        { databaseUrl, dataDir },
        {
          loaded: (archive) => mine() && this.guarded(() => this.take(archive)),
          changed: (changes) => mine() && this.guarded(() => this.change(changes)),
          failed: (error) => mine() && this.startAgain(error),
        },
      );
      this.reader = reader;
    } catch (error) {
      this.startAgain(error as Error);
    }
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.startAgain(error as Error);
    }
  }

  private take({ data, revision, seconds }: LoadedArchive): void {
    const index = new OddsIndex(data);
    this.index = index;
    this.known = revision;
    this.seconds = seconds;
    this.retryAfter = FIRST_RETRY;
    this.endFirstLoad();
    const megabytes = (index.bytes / 1e6).toFixed(1);
    this.logger.log(`Odds index ready: ${index.size} rows, ${megabytes} MB, ${seconds.toFixed(1)} s`);
  }

  private change({ revision, ...changes }: ArchiveChanges): void {
    const { index } = this;
    if (index === null) return;
    if (changes.rows.length + changes.deletedIds.length > 0) index.apply(changes);
    if (revision !== null) this.known = revision;
    if (index.wantsMerge) index.merge(pause).catch((error: Error) => this.drop(index, error));
  }
}
