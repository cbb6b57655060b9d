import { Injectable } from '@nestjs/common';
import { readTable, type TableColumns, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { nextRevision } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { Competition } from '../entities/competition.entity';
import { Match } from '../entities/match.entity';

const COLUMNS: TableColumns = {
  id: 'competition.id',
  sortable: {
    country_name: 'competition.country_folded',
    name: 'competition.name_folded',
    league_code: 'competition.league_code',
  },
  searchable: ['competition.country_folded', 'competition.name_folded', 'LOWER(competition.league_code)'],
};

/** The competitions of the archive, as admins look after them. */
@Injectable()
export class Competitions {
  constructor(private readonly database: Database) {}

  read(query: TableListQuery): Promise<TablePage<Competition>> {
    return readTable(this.database.manager.createQueryBuilder(Competition, 'competition'), COLUMNS, query);
  }

  /** How many matches each of these competitions has. */
  async matchCounts(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(Match, 'm')
      .select('m.competition_id', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('m.competition_id IN (:...ids) AND m.retired = :no', { ids, no: false })
      .groupBy('m.competition_id')
      .getRawMany<{ id: number; count: number | string }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  find(id: number): Promise<Competition | null> {
    return this.database.manager.findOneBy(Competition, { id });
  }

  /** Changes a competition; the search indexes read its matches again. */
  async change(id: number, values: Partial<Competition>): Promise<void> {
    const { manager } = this.database;
    await manager.update(Competition, { id }, values);
    await manager.update(Match, { competition_id: id }, { revision: await nextRevision(manager) });
  }
}
