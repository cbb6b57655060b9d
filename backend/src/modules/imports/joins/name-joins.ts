import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { NameJoin } from '../entities/name-join.entity';
import { followJoins } from '../names/joins';
import { ArchiveTasks } from '../thread/archive-tasks';
import { ArchivedNames } from './archived-names';
import { NameChanges } from './name-changes';

/** The joins of names: which there are, and bringing the matches to them. */
@Injectable()
export class NameJoins extends NameChanges<NameJoin> {
  constructor(
    private readonly names: ArchivedNames,
    database: Database,
    leases: Leases,
    tasks: ArchiveTasks,
    jobs: Jobs,
  ) {
    super(NameJoin, 'name-joins', database, leases, tasks, jobs);
  }

  /** The clubs of a country that were joined, also those that are just being taken apart: into which by which. */
  async clubs(country: string): Promise<Map<string, string>> {
    const rows = await this.database.manager.findBy(NameJoin, { kind: 'club', country_name: country });
    return new Map(rows.map((row) => [row.from_key!, row.into_key!]));
  }

  /** The same of all competitions, by their ids. */
  async competitions(): Promise<Map<number, number>> {
    const rows = await this.database.manager.findBy(NameJoin, { kind: 'competition' });
    return new Map(rows.map((row) => [row.from_competition!, row.into_competition!]));
  }

  protected override async competitionsOf(row: NameJoin): Promise<number[]> {
    const { kind, from_competition: from, into_competition: into } = row;
    const own = kind === 'club' ? await this.names.competitionsOf(row.country_name) : [from!, into!];
    const joins = await this.competitions();
    return [...new Set(own.flatMap((id) => [id, followJoins(joins, id)]))];
  }
}
