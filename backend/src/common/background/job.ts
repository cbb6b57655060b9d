import { Logger } from '@nestjs/common';
import type { SteadyTime } from '../time/steady-time';

export interface JobDescription {
  readonly name: string;
  /** Milliseconds between the end of a run and the beginning of the next one. */
  readonly pause: number;
  /** The first run begins with the job, not a pause later. */
  readonly atOnce?: boolean;
  /**
   * What it does by the clock can't be undone: it deletes, seals, sends, or takes over what a dead process has left.
   * After a jump of the clock it waits a minute and looks again.
   */
  readonly irreversible?: boolean;
  /** It sends, or fetches, something outside of the site: it rests while a restored copy is held. */
  readonly isOutgoing?: boolean;
  /** @param signal aborted when the process is about to end: the run leaves the rest for the next start */
  readonly work: (signal: AbortSignal) => Promise<void>;
}

/** Has work done once the caller's transaction is committed; at once outside of any. */
export type AfterCommit = (work: () => void) => Promise<void>;

/** Work that repeats by itself, never twice at once in a process. A failed run is logged; the job goes on. */
export class Job {
  private readonly logger = new Logger(Job.name);
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> | null = null;
  private repeats = false;
  private woken = false;
  /** Milliseconds that the last run was put off for. */
  private putOff = 0;

  constructor(
    private readonly description: JobDescription,
    private readonly signal: AbortSignal,
    private readonly afterCommit: AfterCommit,
    private readonly time: SteadyTime,
  ) {}

  /** Repeats from now on. */
  start(): void {
    if (this.repeats) return;
    this.repeats = true;
    if (this.description.atOnce) this.next();
    else this.plan();
  }

  /**
   * Runs once, after a run that is under way, unless the process is about to end or an irreversible job has to wait.
   * @throws what the work does
   */
  async run(): Promise<void> {
    while (this.current) await this.current.catch(() => undefined);
    this.woken = false;
    if (this.signal.aborted) return;
    this.current = this.begun().finally(() => (this.current = null));
    await this.current;
  }

  /** Lets the next run begin now, once the caller's transaction is committed, or when the run under way has ended. */
  wake(): void {
    this.afterCommit(() => this.begin()).catch((err: unknown) => this.failed(err));
  }

  /** No further runs by itself; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.repeats = false;
    clearTimeout(this.timer);
    await this.current?.catch(() => undefined);
  }

  private plan(): void {
    clearTimeout(this.timer);
    const pause = Math.min(this.description.pause, this.putOff || Infinity);
    // a process that has nothing else to do may end
    if (this.repeats) this.timer = setTimeout(() => this.next(), pause).unref();
  }

  private async begun(): Promise<void> {
    const { work, irreversible = false } = this.description;
    // whatever wakes a job goes on without its clock
    await this.time.freely(async () => {
      if (irreversible) this.putOff = await this.time.whenSteady(() => work(this.signal));
      else await work(this.signal);
    });
  }

  private begin(): void {
    if (this.woken || this.signal.aborted) return;
    this.woken = true;
    this.next();
  }

  private next(): void {
    this.run()
      .catch((err: unknown) => this.failed(err))
      .finally(() => this.plan());
  }

  private failed(err: unknown): void {
    // stopped as it was asked to
    if (this.signal.aborted && err === this.signal.reason) return;
    this.logger.error({ err, job: this.description.name }, 'A background job failed');
  }
}
