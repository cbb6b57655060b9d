import { Logger } from '@nestjs/common';
import type { Job } from '../../../platform/background/job';
import type { Jobs } from '../../../platform/background/jobs';
import type { ArchiveTasks } from '../thread/archive-tasks';
import type { NameChange, NameChanges } from './name-changes';

/** Milliseconds that a request waits for its change before it is answered that it goes on. */
const PATIENCE = 20_000;

/**
 * Brings the matches to changes of names, one after the other. One whose process died goes on in another, or after the
 * next start: rebuilding what is rebuilt already changes nothing.
 */
export abstract class NameChangeJob<E extends NameChange> {
  private readonly logger = new Logger(NameChangeJob.name);
  private readonly job: Job;

  /** @param name of the job */
  constructor(
    private readonly name: string,
    private readonly changes: NameChanges<E>,
    private readonly tasks: ArchiveTasks,
    jobs: Jobs,
  ) {
    this.job = jobs.add({
      name,
      irreversible: true,
      sign: () => ({ begins: 'while true', sql: changes.isAnyWaiting() }),
      retryAfter: 10_000,
      run: (signal) => this.work(signal),
    });
  }

  /** Where the matches of a change may stand, before and after; stops looking at the signal. */
  protected abstract competitionsOf(row: E, stop: AbortSignal): Promise<number[]>;

  /** Begins with what waits, and resolves when it is done, has failed, or takes long; it goes on then. */
  async finish(): Promise<void> {
    const done = this.job
      .run()
      .catch((err: unknown) =>
        this.logger.error({ err, job: this.name }, 'A change of names waits for its next turn'),
      );
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([done, over]);
    clearTimeout(timer);
  }

  private async work(signal: AbortSignal): Promise<void> {
    const problems: unknown[] = [];
    for (const row of await this.changes.waiting()) {
      if (signal.aborted) return;
      await this.changes
        .bring(row, (leaseLost) => this.bring(row, AbortSignal.any([signal, leaseLost])))
        .catch((error: unknown) => problems.push(error));
    }
    if (problems.length > 0) throw problems[0];
  }

  private async bring(row: E, stop: AbortSignal): Promise<boolean> {
    const done = await this.tasks.run('rebuildCompetitions', stop, await this.competitionsOf(row, stop));
    const isDone = !stop.aborted;
    const { id, state } = row;
    this.logger.log({ job: this.name, id, state, ...done, whole: isDone }, 'Names were changed');
    return isDone;
  }
}
