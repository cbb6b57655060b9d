import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { readTable, type TableColumns, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { ClubSponsor } from '../entities/name-join.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { NameChanges } from './name-changes';
import { competitionsNaming } from './named-in-archive';

const COLUMNS: TableColumns = {
  id: 'sponsor.id',
  sortable: { name: 'sponsor.name_folded' },
  searchable: ['sponsor.name_folded'],
};

/** The sponsors that admins add and remove: which there are, and bringing the matches to them. */
@Injectable()
export class ClubSponsors extends NameChanges<ClubSponsor> {
  constructor(database: Database, leases: Leases, tasks: ArchiveTasks, jobs: Jobs) {
    super(ClubSponsor, 'club-sponsors', database, leases, tasks, jobs);
  }

  /** Those that are being removed are left out. */
  read(query: TableListQuery): Promise<TablePage<ClubSponsor>> {
    const builder = this.database.manager
      .createQueryBuilder(ClubSponsor, 'sponsor')
      .where("sponsor.state <> 'parting'");
    return readTable(builder, COLUMNS, query);
  }

  /** One that is being removed too. */
  find(where: { id: number } | { name_folded: string }): Promise<ClubSponsor | null> {
    return this.database.manager.findOneBy(ClubSponsor, where);
  }

  /** Adds one to which the matches are yet to be brought; its id. */
  add(sponsor: { name: string; name_folded: string }): Promise<number> {
    return this.database.insert(ClubSponsor, { ...sponsor, state: 'joining' });
  }

  /** From now on the matches are parted. */
  async part(id: number): Promise<void> {
    await this.database.manager.update(ClubSponsor, { id }, { state: 'parting' });
  }

  protected override competitionsOf({ name }: ClubSponsor, stop: AbortSignal): Promise<number[]> {
    return competitionsNaming(this.database.manager, name, stop);
  }
}
