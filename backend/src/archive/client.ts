import type { DataSource } from 'typeorm';
import { FairQueue } from '../platform/background/fair-queue';
import { AppError } from '../platform/errors/app-error';
import type { Settings } from '../platform/config/settings';
import { openPlainConnection } from '../platform/database/plain-connection';
import { readSnapshot } from '../platform/database/read-snapshot';
import type { Integer } from '../platform/wire-types';
import type { AnswerTo, FileQuestion, Question } from './answers/answers';
import type { State } from './columns/state';
import { type StateUpdate, States, wholeUpdate } from './columns/state-update';
import type { AbortFlag, Piece } from './answerer';
import type { OddsQuery, OddsSearch, OrderedSearch } from './question/odds-query';
import { asksBefore, wantsBefore } from './question/what-came-before';
import { ArchiveReader } from './reader';
import { isLeftToState } from './sql/conditions';
import type { OddsRow } from './rows/odds-row';
import { ALL_MATCHES, Quotes } from './answers/context';
import { Calibration, type LearnedArchive } from './statistics/calibration/calibration';
import { type AnsweringThread, type ArchiveThreads, type FollowingThread, REAL_THREADS } from './threads';

/** How the archive is in memory; the numbers are null until it is ready. */
export class ArchiveStatus {
  /** Until it is ready the database searches. */
  state: 'loading' | 'ready' | 'off';
  /** Matches. */
  rows: Integer | null;
  /** Memory of all columns. */
  bytes: Integer | null;
  /** How long the last load took. */
  seconds: number | null;
}

/** Who asks, and until when they wait; a member null is the site itself, which is never refused. */
export interface Asker {
  readonly member: number | null;
  readonly signal?: AbortSignal;
}

/** The site itself, which waits as long as it takes. */
export const THE_SITE: Asker = { member: null };

/** A search of which rows are shown. */
export type PagedSearch = OrderedSearch & Partial<Pick<OddsQuery, 'fields'>>;

/** Lists from one state of the archive. */
export interface View {
  /** Some of the matches that a search finds, newest first or as it sorts; with what came before them if a field says so. */
  page(search: PagedSearch, offset: number, count: number): Promise<{ rows: OddsRow[]; hasMore: boolean }>;
  /** How many matches a search finds. */
  count(search: OddsSearch): Promise<number>;
  /** What its prices say. */
  readonly calibration: Calibration;
}

export interface ArchiveLog {
  log(message: string): void;
  error(details: { err: Error }, message: string): void;
}

/** Questions of one member that may wait beside the one that is being answered, and those of all members together. */
const WAITING_PER_MEMBER = 5;
const WAITING_IN_ALL = 250;
/** Seconds after which another try makes sense. */
const RETRY_AFTER = 5;
/** Files that one member, and all together, may receive at once; each lasts as long as it takes to receive it. */
const FILES_PER_MEMBER = 2;
const FILES_IN_ALL = 50;
const FILE_RETRY_AFTER = 30;

/** Milliseconds that a question waits for the archive to be read. */
const PATIENCE = 30_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;

const tooMany = (retryAfter: number): AppError => new AppError('TOO_MANY_REQUESTS', { retryAfter });
const unavailable = (retryAfter: number): AppError => new AppError('UNAVAILABLE', { retryAfter });

/**
 * The archive as the rest of the site knows it. Lists are searched in the latest state on the calling thread; all other
 * questions are answered by a thread of its own, one after the other, members taking turns.
 */
export class Archive {
  /** Resolves when the first reading has ended, well or not. */
  readonly firstLoad: Promise<void>;
  private endFirstLoad: () => void = () => undefined;
  private logger: ArchiveLog | null = null;
  /** What happened before there was somewhere to say it. */
  private unsaid: ((log: ArchiveLog) => void)[] = [];
  private readonly inMemory: boolean;
  private quotes = new Quotes(new Calibration());
  private states = new States(this.quotes.probabilities);
  private follower: FollowingThread | null = null;
  private answerer: AnsweringThread | null = null;
  private database: Promise<DataSource> | null = null;
  private learned: LearnedArchive | null = null;
  private seconds: number | null = null;
  private isClosing = false;
  private isLooking = false;
  private looksAgain = false;
  private retryAfter = FIRST_RETRY;
  private retry: NodeJS.Timeout | undefined;
  private waitingForState: (() => void)[] = [];
  private readonly files = new Map<number | null, number>();
  private readonly queue: FairQueue<number> = new FairQueue({
    atOnce: 1,
    atOncePerKey: 1,
    waitingPerKey: WAITING_PER_MEMBER,
    waitingInAll: WAITING_IN_ALL,
    refusal: () => (this.queue.waiting >= WAITING_IN_ALL ? unavailable(RETRY_AFTER) : tooMany(RETRY_AFTER)),
  });

  constructor(
    private readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'oddsEngine'>,
    private readonly threads: ArchiveThreads = REAL_THREADS,
  ) {
    this.inMemory = settings.oddsEngine === 'index';
    this.firstLoad = new Promise((resolve) => (this.endFirstLoad = resolve));
    if (!this.inMemory) this.endFirstLoad();
  }

  /** Says there from now on what happens, and what happened before. */
  logTo(logger: ArchiveLog): void {
    this.logger = logger;
    for (const say of this.unsaid.splice(0)) say(logger);
  }

  /** The latest state; null until it is read, and with ODDS_ENGINE=sql. */
  get state(): State | null {
    return this.states.current;
  }

  /** What was learned last of what prices say. */
  get calibration(): Calibration {
    return this.quotes.calibration;
  }

  get status(): ArchiveStatus {
    const { state, seconds } = this;
    if (!this.inMemory) return { state: 'off', rows: null, bytes: null, seconds: null };
    if (state === null) return { state: 'loading', rows: null, bytes: null, seconds: null };
    return { state: 'ready', rows: state.size, bytes: state.bytes, seconds };
  }

  /** Begins to read the archive, unless it has begun. */
  onApplicationBootstrap(): void {
    if (this.inMemory && this.follower === null && !this.isClosing) this.follow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.retry);
    this.wakeAll();
    const database = await this.database?.catch(() => null);
    await Promise.all([this.follower?.close(), this.answerer?.close(), database?.destroy()]);
  }

  /** Something was committed: the next state is wanted. */
  look(): void {
    this.looksAgain = true;
    if (!this.isLooking && this.state !== null) void this.lookUntilDone();
  }

  /** Waits until the latest state is at a revision, or for so many milliseconds; the revision that answers are from. */
  async reach(revision: number, milliseconds: number): Promise<number> {
    if (!this.inMemory) return revision;
    const until = performance.now() + milliseconds;
    this.look();
    while ((this.state?.revision ?? -1) < revision && performance.now() < until && !this.isClosing)
      await this.nextState(until - performance.now());
    return this.state?.revision ?? -1;
  }

  /** Answers with what is learned from now on. */
  calibrate(learned: LearnedArchive): void {
    this.learned = learned;
    this.quotes = new Quotes(new Calibration(learned));
    this.states.calibrate(this.quotes.probabilities);
    this.answerer?.calibrate(learned).catch(() => undefined);
  }

  /**
   * Learns from the latest state.
   * @param signal stops it
   */
  async learn(signal: AbortSignal): Promise<{ learned: LearnedArchive; revision: number }> {
    const state = this.inMemory ? await this.ready(signal) : await this.readWhole();
    return { learned: await this.threads.learn(wholeUpdate(state), signal), revision: state.revision };
  }

  /** Lists from one state, held until the work is done. */
  async view<T>(work: (view: View) => Promise<T>): Promise<T> {
    const { quotes } = this;
    if (this.state !== null) return work(viewOf(this.state, quotes));
    // until it is read, and with ODDS_ENGINE=sql
    const database = await this.opened();
    return readSnapshot(database, (query) =>
      work(viewInDatabase(new ArchiveReader(query, database.options.type), quotes)),
    );
  }

  /**
   * The answer to a question, as JSON.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED as the question has it; TOO_MANY_REQUESTS, UNAVAILABLE; the reason of the
   *   signal
   */
  async ask(question: Question, { member, signal }: Asker = THE_SITE): Promise<Uint8Array> {
    if (this.inMemory) await this.ready(signal);
    const abortFlag: AbortFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const abort = (): void => void Atomics.store(abortFlag, 0, 1);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const answered = await this.queue.run(
        member,
        () => this.withAnswerer((answerer) => answerer.answer(question, abortFlag)),
        signal,
      );
      if (answered.kind === 'answer') return answered.json;
      if (answered.kind === 'refused')
        throw new AppError(answered.refusal.code, { fields: answered.refusal.fields });
      throw signal!.reason as Error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** The same as an object. */
  async askFor<Q extends Question>(question: Q, asker?: Asker): Promise<AnswerTo<Q>> {
    const json = await this.ask(question, asker);
    return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString()) as AnswerTo<Q>;
  }

  /**
   * The file that a question is answered with, in parts, all from one state. No part is made before the one before it was
   * taken.
   * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE
   */
  async *file(question: FileQuestion, { member, signal }: Asker): AsyncGenerator<Uint8Array> {
    if (this.inMemory) await this.ready(signal);
    this.beginReceiving(member);
    try {
      const inTurn = <T>(work: () => Promise<T>): Promise<T> => this.queue.run(member, work, signal);
      const file = await inTurn(() => this.withAnswerer((answerer) => answerer.beginFile(question)));
      const { answerer } = this;
      const next = (each: AnsweringThread): Promise<Piece> => {
        // another one doesn't know the file, which must not end as if it were whole
        if (each !== answerer) throw unavailable(RETRY_AFTER);
        return each.nextPiece(file);
      };
      try {
        for (;;) {
          const piece = await inTurn(() => this.withAnswerer(next));
          if (piece === null) return;
          yield piece;
        }
      } finally {
        // one that ended with its thread is forgotten there
        if (answerer === this.answerer) answerer?.endFile(file).catch(() => undefined);
      }
    } finally {
      this.endReceiving(member);
    }
  }

  private follow(): void {
    const startedAt = performance.now();
    const follower = this.threads.follow(this.settings);
    this.follower = follower;
    // it loads what it needs meanwhile
    this.startAnswering();
    follower.load().then(
      (update) => {
        this.seconds = Math.round(performance.now() - startedAt) / 1000;
        this.retryAfter = FIRST_RETRY;
        this.states = new States(this.quotes.probabilities);
        this.take(update);
        const megabytes = (this.state!.bytes / 1e6).toFixed(1);
        const said = `Archive ready: ${this.state!.size} rows, ${megabytes} MB, ${this.seconds.toFixed(1)} s`;
        this.say((log) => log.log(said));
        if (this.looksAgain) this.look();
      },
      (error: Error) => this.followAgain(error),
    );
  }

  private followAgain(err: Error): void {
    if (this.isClosing) return;
    this.say((log) => log.error({ err }, 'The archive is let go and read again'));
    this.endFirstLoad();
    const { follower } = this;
    this.follower = null;
    this.states = new States(this.quotes.probabilities);
    void follower?.close().catch(() => undefined);
    this.retry = setTimeout(() => this.follow(), this.retryAfter).unref();
    this.retryAfter = Math.min(LONGEST_RETRY, this.retryAfter * 2);
  }

  private say(say: (log: ArchiveLog) => void): void {
    if (this.logger === null) this.unsaid.push(say);
    else say(this.logger);
  }

  private async lookUntilDone(): Promise<void> {
    this.isLooking = true;
    try {
      while (this.looksAgain && this.state !== null && !this.isClosing) {
        this.looksAgain = false;
        const followed = await this.follower!.look();
        if (followed.kind === 'update') this.take(followed.update);
      }
    } catch (error) {
      this.followAgain(error as Error);
    } finally {
      this.isLooking = false;
    }
  }

  private take(update: StateUpdate): void {
    this.states.take(update);
    this.answerer?.take(update).catch(() => undefined);
    this.wakeAll();
  }

  private startAnswering(): AnsweringThread {
    const answerer = this.threads.answer(this.settings, !this.inMemory);
    this.answerer = answerer;
    if (this.state !== null) answerer.take(wholeUpdate(this.state)).catch(() => undefined);
    if (this.learned !== null) answerer.calibrate(this.learned).catch(() => undefined);
    return answerer;
  }

  private async withAnswerer<T>(work: (answerer: AnsweringThread) => Promise<T>): Promise<T> {
    if (this.isClosing) throw unavailable(RETRY_AFTER);
    const answerer = this.answerer ?? this.startAnswering();
    try {
      return await work(answerer);
    } catch (error) {
      // an error that it doesn't know has ended the thread
      if (this.answerer === answerer && !(error instanceof AppError)) this.answerer = null;
      throw error;
    }
  }

  /** The latest state, as soon as there is one. */
  private async ready(signal?: AbortSignal): Promise<State> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      signal?.throwIfAborted();
      if (this.state !== null) return this.state;
      if (this.isClosing || performance.now() >= until) throw unavailable(RETRY_AFTER);
      await this.nextState(until - performance.now());
    }
  }

  private nextState(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longest);
      this.waitingForState.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private wakeAll(): void {
    this.endFirstLoad();
    for (const wake of this.waitingForState.splice(0)) wake();
  }

  private opened(): Promise<DataSource> {
    this.database ??= openPlainConnection(this.settings).catch((error: unknown) => {
      this.database = null;
      throw error;
    });
    return this.database;
  }

  private async readWhole(): Promise<State> {
    const database = await this.opened();
    return readSnapshot(database, (query) =>
      new ArchiveReader(query, database.options.type).stateOf(ALL_MATCHES),
    );
  }

  private beginReceiving(member: number | null): void {
    const own = this.files.get(member) ?? 0;
    const inAll = [...this.files.values()].reduce((sum, each) => sum + each, 0);
    if (own >= FILES_PER_MEMBER) throw tooMany(FILE_RETRY_AFTER);
    if (inAll >= FILES_IN_ALL) throw unavailable(FILE_RETRY_AFTER);
    this.files.set(member, own + 1);
  }

  private endReceiving(member: number | null): void {
    const left = this.files.get(member)! - 1;
    if (left > 0) this.files.set(member, left);
    else this.files.delete(member);
  }
}

const viewOf = (state: State, { calibration }: Quotes): View => ({
  calibration,
  page: async (search, offset, count) => {
    const isBeforeShown = wantsBefore(search.fields);
    if (isBeforeShown || asksBefore(search)) await state.before.prepare();
    const { places, hasMore } = state.page(search, offset, count);
    const { type } = search;
    const rows = places.map((place) =>
      isBeforeShown ? state.rowWithBefore(place, type) : state.row(place, type),
    );
    return { rows, hasMore };
  },
  count: async (search) => {
    if (asksBefore(search)) await state.before.prepare();
    return state.search(search).total;
  },
});

/** Whether an answer follows from all matches, whichever it shows. */
const isAboutAll = (search: PagedSearch): boolean => asksBefore(search) || wantsBefore(search.fields);

/** Whether no database knows which matches a search finds, or their order. */
const isLeft = (search: PagedSearch): boolean =>
  isAboutAll(search) ||
  search.predicates.some(isLeftToState) ||
  (typeof search.sort === 'object' && search.sort?.by === 'probability');

function viewInDatabase(reader: ArchiveReader, quotes: Quotes): View {
  const found = async (search: PagedSearch): Promise<View> => {
    const state = await reader.stateOf(isAboutAll(search) ? ALL_MATCHES : search);
    return viewOf(state.calibrated(quotes.probabilities), quotes);
  };
  return {
    calibration: quotes.calibration,
    page: async (search, offset, count) => {
      if (isLeft(search)) return (await found(search)).page(search, offset, count);
      const ids = await reader.ids(search, { offset, count: count + 1 });
      return { rows: await reader.oddsRows(ids.slice(0, count), search.type), hasMore: ids.length > count };
    },
    count: async (search) =>
      isLeft(search) ? (await found(search)).count(search) : (await reader.ids(search)).length,
  };
}
