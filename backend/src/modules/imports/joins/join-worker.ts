import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import type { NameJoin } from '../entities/name-join.entity';
import { followJoins } from '../names/joins';
import { ArchiveTasks } from '../thread/archive-tasks';
import { ArchivedNames } from './archived-names';
import { JoinStore } from './join-store';
import { NameChangeJob } from './name-change-job';

/** Brings the matches to the joins of names. */
@Injectable()
export class JoinWorker extends NameChangeJob<NameJoin> {
  constructor(
    private readonly store: JoinStore,
    private readonly names: ArchivedNames,
    tasks: ArchiveTasks,
    jobs: Jobs,
  ) {
    super('name-joins', store, tasks, jobs);
  }

  protected override async competitionsOf(row: NameJoin): Promise<number[]> {
    const { kind, from_competition: from, into_competition: into } = row;
    const own = kind === 'club' ? await this.names.competitionsOf(row.country_name) : [from!, into!];
    const joins = await this.store.competitions();
    return [...new Set(own.flatMap((id) => [id, followJoins(joins, id)]))];
  }
}
