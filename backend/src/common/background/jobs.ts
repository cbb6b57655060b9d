import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Metrics } from '../telemetry/metrics';
import { Telemetry } from '../telemetry/telemetry';
import { SteadyTime } from '../time/steady-time';
import { type AfterCommit, Job, type JobDescription } from './job';

/** Seconds: most runs look for work and find none. */
const BUCKETS = [0.01, 0.1, 1, 10, 60, 600];

/**
 * All work that repeats by itself. It begins when the server listens: commands share the modules and end soon. A
 * shutdown aborts the jobs' signal first and waits for the runs under way before anything is closed.
 */
@Injectable()
export class Jobs implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private readonly ending = new AbortController();
  private afterCommit: AfterCommit = async (work) => work();
  private isHeld = (): Promise<boolean> => Promise.resolve(false);

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
    server.listen$.subscribe(() => this.jobs.forEach((job) => job.start()));
  }

  /** Registers a job under a name of its own. */
  add(description: JobDescription): Job {
    const job = new Job(
      { ...description, work: this.watched(description) },
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
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop(...this.jobs.keys());
  }

  private watched({ name, work, isOutgoing = false }: JobDescription): JobDescription['work'] {
    // whatever wakes a job goes on without it
    const span = { name: `job ${name}`, attributes: { 'job.name': name }, isRoot: true };
    return async (signal) => {
      if (isOutgoing && (await this.isHeld())) return;
      const startedAt = performance.now();
      let outcome = 'failed';
      try {
        await this.telemetry.inSpan(span, () => work(signal));
        outcome = 'done';
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
