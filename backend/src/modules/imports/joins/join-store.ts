import { Injectable } from '@nestjs/common';
import { readTable, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { Leases } from '../../../platform/background/leases';
import { Database, type NewRow } from '../../../platform/database/database';
import { NameJoin } from '../entities/name-join.entity';
import { NameChanges } from './name-changes';

const COLUMNS = { id: 'join.id', sortable: {}, searchable: [] };

/** Keeps the joins of names: which there are, which of them a process is bringing the matches to. */
@Injectable()
export class JoinStore extends NameChanges<NameJoin> {
  constructor(database: Database, leases: Leases) {
    super(NameJoin, database, leases);
  }

  read(query: TableListQuery): Promise<TablePage<NameJoin>> {
    return readTable(this.database.manager.createQueryBuilder(NameJoin, 'join'), COLUMNS, query);
  }

  find(id: number): Promise<NameJoin | null> {
    return this.database.manager.findOneBy(NameJoin, { id });
  }

  add(row: NewRow<NameJoin>): Promise<number> {
    return this.database.insert(NameJoin, row);
  }

  async setState(id: number, state: NameJoin['state']): Promise<void> {
    await this.database.manager.update(NameJoin, { id }, { state });
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
}
