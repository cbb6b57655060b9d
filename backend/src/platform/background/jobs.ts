import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Metrics } from '../telemetry/metrics';
import { Telemetry } from '../telemetry/telemetry';
import { SteadyTime } from '../time/steady-time';
import { type AfterCommit, Job, type JobDescription, type Sign } from './job';

/** Milliseconds between two looks for work. */
const BEAT = 1_000;

/** Clean-ups: at the start and once a day. */
export const DAILY = { irreversible: true, every: 24 * 60 * 60_000, atOnce: true } as const;

/** The values of signs, in their order, in one statement. */
type ReadSigns = (signs: readonly Sign[]) => Promise<string[]>;

/** Seconds. */
const BUCKETS = [0.01, 0.1, 1, 10, 60, 600];

/**
 * All work that repeats by itself. It begins when the server listens: commands share the modules and end soon. Once a
 * second one statement asks the database which of the jobs have work. A
 * shutdown aborts the jobs' signal first and waits for the runs under way before anything is closed.
 */
@Injectable()
export class Jobs implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private readonly ending = new AbortController();
  private afterCommit: AfterCommit = async (work) => work();
  private isHeld = (): Promise<boolean> => Promise.resolve(false);
  private readSigns: ReadSigns = () => Promise.resolve([]);
  private beat: NodeJS.Timeout | undefined;
  private look: Promise<void> | null = null;
  /** The last look had no answer. */
  private isBlind = false;

  private readonly logger = new Logger(Jobs.name);
  private readonly durations;

  constructor(
    server: HttpAdapterHost,
    private readonly telemetry: Telemetry = new Telemetry(),
    metrics: Metrics = new Metrics(),
    private readonly time: SteadyTime = new SteadyTime(),
  ) {
    this.durations = metrics.histogram({
      name: 'background_job_duration_seconds',
      help: 'Runs of background jobs by outcome: done or failed.',
      // `job` is what Prometheus itself calls a scraped site
      labelNames: ['name', 'outcome'],
      buckets: BUCKETS,
    });
    server.listen$.subscribe(() => this.start());
  }

  /** Registers a job under a name of its own. */
  add(description: JobDescription): Job {
    const job = new Job(
      { ...description, run: this.watched(description) },
      this.ending.signal,
      (work) => this.afterCommit(work),
      this.time,
    );
    this.jobs.set(description.name, job);
    return job;
  }

  /** Tells what a wake waits for: a job woken in a transaction would not find yet what was written there. */
  wakeAfter(commit: AfterCommit): void {
    this.afterCommit = commit;
  }

  /** Tells whether anything may leave the site. */
  holdWhile(isHeld: () => Promise<boolean>): void {
    this.isHeld = isHeld;
  }

  /** Tells how the signs of jobs are read. */
  lookWith(readSigns: ReadSigns): void {
    this.readSigns = readSigns;
  }

  /** Runs a job once, after a run of it that is under way. */
  run(name: string): Promise<void> {
    return this.named(name).run();
  }

  /** Stops the schedule of jobs, which then run only on demand; resolves when the runs under way have ended. */
  async stop(...names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.named(name).stop()));
  }

  onModuleDestroy(): void {
    this.ending.abort();
    clearInterval(this.beat);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop(...this.jobs.keys());
    await this.look;
  }

  private start(): void {
    if (this.beat !== undefined) return;
    this.jobs.forEach((job) => job.start());
    const look = (): void => {
      this.look ??= this.lookForWork().finally(() => (this.look = null));
    };
    // a process that has nothing else to do may end
    this.beat = setInterval(look, BEAT).unref();
    look();
  }

  private async lookForWork(): Promise<void> {
    const watched = [...this.jobs.values()].flatMap((job) => {
      const { sign } = job;
      return sign === null ? [] : [{ job, sign }];
    });
    if (watched.length === 0) return;
    try {
      const values = await this.readSigns(watched.map(({ sign }) => sign));
      if (this.isBlind) this.logger.log('Background jobs go on');
      this.isBlind = false;
      watched.forEach(({ job, sign }, at) => job.see(sign, values[at]!));
    } catch (err) {
      if (!this.isBlind) this.logger.error({ err }, 'Background jobs wait: the database does not answer');
      this.isBlind = true;
    }
  }

  private watched({ name, run, isOutgoing = false }: JobDescription): JobDescription['run'] {
    // whatever wakes a job goes on without it
    const span = { name: `job ${name}`, attributes: { 'job.name': name }, isRoot: true };
    return async (signal) => {
      if (isOutgoing && (await this.isHeld())) return false;
      const startedAt = performance.now();
      let outcome = 'failed';
      try {
        const result = await this.telemetry.inSpan(span, () => run(signal));
        outcome = 'done';
        return result;
      } finally {
        this.durations.observe({ name, outcome }, (performance.now() - startedAt) / 1000);
      }
    };
  }

  private named(name: string): Job {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}`);
    return job;
  }
}
