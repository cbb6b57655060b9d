import { Injectable } from '@nestjs/common';
import { readTable, type TableColumns, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { Leases } from '../../../platform/background/leases';
import { Database, type NewRow } from '../../../platform/database/database';
import { ClubSponsor } from '../entities/name-join.entity';
import { NameChanges } from './name-changes';

const COLUMNS: TableColumns = {
  id: 'sponsor.id',
  sortable: { name: 'sponsor.name_folded' },
  searchable: ['sponsor.name_folded'],
};

/** Keeps the sponsors: which there are, which of them a process is bringing the matches to. */
@Injectable()
export class SponsorStore extends NameChanges<ClubSponsor> {
  constructor(database: Database, leases: Leases) {
    super(ClubSponsor, database, leases);
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

  add(row: NewRow<ClubSponsor>): Promise<number> {
    return this.database.insert(ClubSponsor, row);
  }

  async setState(id: number, state: ClubSponsor['state']): Promise<void> {
    await this.database.manager.update(ClubSponsor, { id }, { state });
  }
}
