import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../../../common/background/job';
import { Jobs } from '../../../common/background/jobs';
import type { NameJoin } from '../entities/name-join.entity';
import { followJoins } from '../names/joins';
import { ArchiveRebuilder } from '../writing/archive-rebuilder';
import { ArchivedNames } from './archived-names';
import { JoinStore } from './join-store';

/** Milliseconds that a request waits for its join before it is answered that it goes on. */
const PATIENCE = 20_000;

/**
 * Brings the matches to the joins of names, one join after the other. One whose process died goes on in another, or
 * after the next start: rebuilding what is rebuilt already changes nothing.
 */
@Injectable()
export class JoinWorker {
  private readonly logger = new Logger(JoinWorker.name);
  private readonly job: Job;

  constructor(
    private readonly store: JoinStore,
    private readonly names: ArchivedNames,
    private readonly rebuilder: ArchiveRebuilder,
    jobs: Jobs,
  ) {
    this.job = jobs.add({
      name: 'name-joins',
      irreversible: true,
      pause: 10_000,
      atOnce: true,
      work: (signal) => this.work(signal),
    });
  }

  /** Begins with what waits, and resolves when it is done, has failed, or takes long; it goes on then. */
  async finish(): Promise<void> {
    const done = this.job
      .run()
      .catch((err: unknown) => this.logger.error({ err }, 'A join of names waits for its next turn'));
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
    await Promise.race([done, over]);
    clearTimeout(timer);
  }

  private async work(signal: AbortSignal): Promise<void> {
    const problems: unknown[] = [];
    for (const row of await this.store.waiting()) {
      if (signal.aborted) return;
      if (!(await this.store.take(row))) continue;
      await this.store
        .hold(row.id, (lost) => this.bring(row, AbortSignal.any([signal, lost])))
        .catch((error: unknown) => problems.push(error));
    }
    if (problems.length > 0) throw problems[0];
  }

  private async bring(row: NameJoin, stop: AbortSignal): Promise<void> {
    let isDone = false;
    try {
      const done = await this.rebuilder.ofCompetitions(await this.competitionsOf(row), stop);
      isDone = !stop.aborted;
      this.logger.log({ join_id: row.id, state: row.state, ...done, whole: isDone }, 'Names were joined');
    } finally {
      await this.store.release(row, isDone);
    }
  }

  /** Where the matches of its names may stand, before and after. */
  private async competitionsOf(row: NameJoin): Promise<number[]> {
    const { kind, from_competition: from, into_competition: into } = row;
    const own = kind === 'club' ? await this.names.competitionsOf(row.country_name) : [from!, into!];
    const joins = await this.store.competitions();
    return [...new Set(own.flatMap((id) => [id, followJoins(joins, id)]))];
  }
}
