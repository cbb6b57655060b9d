import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { readTable, type TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { Claims } from '../../../database/claims/claims';
import { Database, type NewRow } from '../../../database/database';
import { NameJoin } from '../entities/name-join.entity';

const COLUMNS = { id: 'join.id', sortable: {}, searchable: [] };

/** Keeps the joins of names: which there are, which of them a process is bringing the matches to. */
@Injectable()
export class JoinStore {
  private readonly claims: Claims<NameJoin>;

  constructor(private readonly database: Database) {
    this.claims = new Claims(NameJoin, database);
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

  /** The joins that matches are yet to be brought to and that no process works on, the oldest first. */
  async waiting(): Promise<NameJoin[]> {
    const rows = await this.claims.unheld({ state: In(['joining', 'parting']) });
    return rows.sort((one, other) => one.id - other.id);
  }

  /** Takes one of them for this process; false when another was quicker. */
  async take({ id, state, claimed_by, claimed_until }: NameJoin): Promise<boolean> {
    await this.claims.freeOfDead({ id }, { claimed_by, claimed_until });
    return this.claims.take({ id, state });
  }

  /** @param work its signal is aborted when another process has the join by now */
  hold(id: number, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
    return this.claims.during({ id }, work);
  }

  /** Ends what this process did for a join; undone halfway, it waits for its next turn. */
  async release({ id, state }: NameJoin, isDone: boolean): Promise<void> {
    if (isDone && state === 'parting') await this.database.manager.delete(NameJoin, { id, state });
    else if (isDone) await this.claims.release({ id, state }, { state: 'joined' });
    // it may have been taken apart meanwhile
    await this.claims.release({ id });
  }
}
