import { Injectable } from '@nestjs/common';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../../common/http/table-list';
import { Database } from '../../../database/database';
import { CompetitionAlias } from '../../odds/entities/competition-alias.entity';
import { Competition } from '../../odds/entities/competition.entity';
import { Match } from '../../odds/entities/match.entity';
import { TeamAlias } from '../../odds/entities/team-alias.entity';

const COMPETITIONS: TableColumns = {
  id: 'competition.id',
  sortable: {
    country_name: 'competition.country_folded',
    name: 'competition.name_folded',
    league_code: 'competition.league_code',
  },
  searchable: ['competition.country_folded', 'competition.name_folded', 'LOWER(competition.league_code)'],
};

const COMPETITION_ALIASES: TableColumns = {
  id: 'alias.id',
  sortable: { alias: 'alias.alias_folded', competition: 'competition.name_folded' },
  searchable: ['alias.alias_folded', 'competition.country_folded', 'competition.name_folded'],
};

const TEAM_ALIASES: TableColumns = {
  id: 'alias.id',
  sortable: { alias: 'alias.alias_folded', name: 'alias.name_folded' },
  searchable: ['alias.alias_folded', 'alias.name_folded'],
};

@Injectable()
export class ArchiveNamesRepository {
  constructor(private readonly database: Database) {}

  readCompetitions(query: TableListQuery): Promise<TablePage<Competition>> {
    const builder = this.database.manager.createQueryBuilder(Competition, 'competition');
    return readTable(builder, COMPETITIONS, query);
  }

  readCompetitionAliases(query: TableListQuery): Promise<TablePage<CompetitionAlias>> {
    const builder = this.database.manager
      .createQueryBuilder(CompetitionAlias, 'alias')
      .innerJoinAndSelect('alias.competition', 'competition');
    return readTable(builder, COMPETITION_ALIASES, query);
  }

  readTeamAliases(query: TableListQuery): Promise<TablePage<TeamAlias>> {
    return readTable(this.database.manager.createQueryBuilder(TeamAlias, 'alias'), TEAM_ALIASES, query);
  }

  /** How many matches each of these competitions has. */
  async matchCounts(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(Match, 'm')
      .select('m.competition_id', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('m.competition_id IN (:...ids)', { ids })
      .groupBy('m.competition_id')
      .getRawMany<{ id: number; count: number | string }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }
}
