import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type AfterCommit, Job, type JobDescription } from './job';

/**
 * All work that repeats by itself. It begins when the server listens: commands share the modules and end soon. A
 * shutdown aborts the jobs' signal first and waits for the runs under way before anything is closed.
 */
@Injectable()
export class Jobs implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly jobs = new Map<string, Job>();
  private readonly ending = new AbortController();
  private afterCommit: AfterCommit = async (work) => work();

  constructor(server: HttpAdapterHost) {
    server.listen$.subscribe(() => this.jobs.forEach((job) => job.start()));
  }

  /** Registers a job under a name of its own. */
  add(description: JobDescription): Job {
    const job = new Job(description, this.ending.signal, (work) => this.afterCommit(work));
    this.jobs.set(description.name, job);
    return job;
  }

  /** Tells what a wake waits for: a job woken in a transaction would not find yet what was written there. */
  wakeAfter(commit: AfterCommit): void {
    this.afterCommit = commit;
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

  private named(name: string): Job {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}`);
    return job;
  }
}
