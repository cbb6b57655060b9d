import { Logger } from '@nestjs/common';
import type { SteadyTime } from '../time/steady-time';

/** What the database is asked each second: SQL of one value that tells whether a job has work. */
export interface Sign {
  /**
   * `while true`: it has while the value is 1; `on change`: it has when the value isn't the one that was read before its
   * last whole run, and after the start.
   */
  readonly begins: 'while true' | 'on change';
  readonly sql: string;
  readonly params?: readonly (string | number)[];
}

/** A job that begins by time. */
interface Timed {
  /** Milliseconds between the end of a run and the beginning of the next one. */
  readonly every: number;
  /** The first run begins with the job, not an interval later. */
  readonly atOnce?: boolean;
  readonly sign?: undefined;
  readonly retryAfter?: undefined;
}

/** A job that begins when there is work. */
interface Signed {
  readonly sign: () => Sign;
  /** Milliseconds of rest after a run that failed or was not whole. */
  readonly retryAfter?: number;
}

export type JobDescription = (Timed | Signed) & {
  readonly name: string;
  /**
   * What it does by the clock can't be undone: it deletes, seals, sends, or takes over what a dead process has left.
   * After a jump of the clock it waits a minute and looks again.
   */
  readonly irreversible?: boolean;
  /** It sends, or fetches, something outside of the site: it rests while a restored copy is held. */
  readonly isOutgoing?: boolean;
  /**
   * @param signal aborted when the process is about to end: the run leaves the rest for the next start
   * @returns false when the run was not whole
   */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

/** Has work done once the caller's transaction is committed; at once outside of any. */
export type AfterCommit = (work: () => void) => Promise<void>;

/** Work that repeats by itself, never twice at once in a process. A failed run is logged; the job goes on. */
export class Job {
  private readonly logger = new Logger(Job.name);
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> | null = null;
  private repeats = false;
  private isStopped = false;
  private woken = false;
  /** Milliseconds that the last run was put off for. */
  private putOff = 0;
  /** What the sign was before the last whole run. */
  private seen: string | null = null;
  /** On the monotonic clock. */
  private restUntil = 0;

  constructor(
    private readonly description: JobDescription,
    private readonly signal: AbortSignal,
    private readonly afterCommit: AfterCommit,
    private readonly time: SteadyTime,
  ) {}

  /** Repeats from now on. */
  start(): void {
    if (this.isStopped) return;
    this.repeats = true;
    if (this.description.sign === undefined && this.description.atOnce) this.next();
    else this.plan();
  }

  /** What to look for; null where nothing is to begin by itself now. */
  get sign(): Sign | null {
    const { sign } = this.description;
    if (sign === undefined || !this.repeats || this.current || performance.now() < this.restUntil)
      return null;
    return sign();
  }

  /** Begins a run where there is work. @param value as it was just read */
  see({ begins }: Sign, value: string): void {
    if (!this.repeats || this.current) return;
    if (begins === 'while true' ? value === '1' : value !== this.seen) this.next(value);
  }

  /**
   * Runs once, after a run that is under way, unless the process is about to end or an irreversible job has to wait.
   * @throws what the run does
   */
  run(): Promise<void> {
    return this.runSeeing();
  }

  /** Lets the next run begin now, once the caller's transaction is committed, or when the run under way has ended. */
  wake(): void {
    this.afterCommit(() => this.begin()).catch((err: unknown) => this.failed(err));
  }

  /** No further runs by itself; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.repeats = false;
    clearTimeout(this.timer);
    await this.current?.catch(() => undefined);
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.description.sign !== undefined || !this.repeats) return;
    const delay = Math.min(this.description.every, this.putOff || Infinity);
    // a process that has nothing else to do may end
    this.timer = setTimeout(() => this.next(), delay).unref();
  }

  /** @param value of the sign, which is dealt with when the run is whole */
  private async runSeeing(value?: string): Promise<void> {
    while (this.current) await this.current.catch(() => undefined);
    this.woken = false;
    if (this.signal.aborted) return;
    this.current = this.begun(value).finally(() => (this.current = null));
    await this.current;
  }

  private async begun(value?: string): Promise<void> {
    const { run, irreversible = false, retryAfter = 0 } = this.description;
    let isWhole = false;
    const begin = async (): Promise<void> => void (isWhole = (await run(this.signal)) !== false);
    try {
      // whatever wakes a job goes on without its clock
      await this.time.freely(async () => {
        if (irreversible) this.putOff = await this.time.whenSteady(begin);
        else await begin();
      });
    } finally {
      if (isWhole) this.seen = value ?? this.seen;
      else this.restUntil = performance.now() + retryAfter;
    }
  }

  private begin(): void {
    if (this.woken || this.signal.aborted) return;
    this.woken = true;
    this.next();
  }

  private next(value?: string): void {
    this.runSeeing(value)
      .catch((err: unknown) => this.failed(err))
      .finally(() => this.plan());
  }

  private failed(err: unknown): void {
    // stopped as it was asked to
    if (this.signal.aborted && err === this.signal.reason) return;
    this.logger.error({ err, job: this.description.name }, 'A background job failed');
  }
}
