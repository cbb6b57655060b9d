import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { CompetitionAlias } from './entities/competition-alias.entity';
import { Competition } from './entities/competition.entity';
import { Match } from './entities/match.entity';
import { TeamAlias } from './entities/team-alias.entity';

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

/** Names of competitions and teams, and the other spellings under which imports find them. */
@Injectable()
export class ArchiveNames {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  readCompetitions(query: TableListQuery): Promise<TablePage<Competition>> {
    const builder = this.dataSource.manager.createQueryBuilder(Competition, 'competition');
    return readTable(builder, COMPETITIONS, query);
  }

  readCompetitionAliases(query: TableListQuery): Promise<TablePage<CompetitionAlias>> {
    const builder = this.dataSource.manager
      .createQueryBuilder(CompetitionAlias, 'alias')
      .innerJoinAndSelect('alias.competition', 'competition');
    return readTable(builder, COMPETITION_ALIASES, query);
  }

  readTeamAliases(query: TableListQuery): Promise<TablePage<TeamAlias>> {
    return readTable(this.dataSource.manager.createQueryBuilder(TeamAlias, 'alias'), TEAM_ALIASES, query);
  }

  /** How many matches each of these competitions has. */
  async matchCounts(
    ids: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await manager
      .createQueryBuilder(Match, 'm')
      .select('m.competition_id', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('m.competition_id IN (:...ids)', { ids })
      .groupBy('m.competition_id')
      .getRawMany<{ id: number; count: number | string }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  findCompetition(manager: EntityManager, id: number): Promise<Competition | null> {
    return manager.findOneBy(Competition, { id });
  }

  async updateCompetition(manager: EntityManager, id: number, values: Partial<Competition>): Promise<void> {
    await manager.update(Competition, { id }, values);
  }

  /** Says that the matches of a competition have changed, so that the search indexes read them again. */
  async touchMatches(manager: EntityManager, competitionId: number, revision: number): Promise<void> {
    await manager.update(Match, { competition_id: competitionId }, { revision });
  }

  findCompetitionAlias(manager: EntityManager, id: number): Promise<CompetitionAlias | null> {
    return manager.findOne(CompetitionAlias, { where: { id }, relations: { competition: true } });
  }

  hasCompetitionAlias(manager: EntityManager, alias: string): Promise<boolean> {
    return manager.existsBy(CompetitionAlias, { alias_folded: alias });
  }

  async insertCompetitionAlias(
    manager: EntityManager,
    row: Pick<CompetitionAlias, 'alias_folded' | 'competition_id'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(CompetitionAlias, row);
    return (identifiers[0] as { id: number }).id;
  }

  async updateCompetitionAlias(
    manager: EntityManager,
    id: number,
    row: Pick<CompetitionAlias, 'alias_folded' | 'competition_id'>,
  ): Promise<void> {
    await manager.update(CompetitionAlias, { id }, row);
  }

  async removeCompetitionAlias(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(CompetitionAlias, { id });
  }

  findTeamAlias(manager: EntityManager, id: number): Promise<TeamAlias | null> {
    return manager.findOneBy(TeamAlias, { id });
  }

  /** Whether a name is written as another team's alias. */
  isTeamAlias(manager: EntityManager, key: string): Promise<boolean> {
    return manager.existsBy(TeamAlias, { alias_folded: key });
  }

  /** Whether aliases stand for a name. */
  isTeamName(manager: EntityManager, key: string): Promise<boolean> {
    return manager.existsBy(TeamAlias, { name_folded: key });
  }

  async insertTeamAlias(manager: EntityManager, row: Omit<TeamAlias, 'id'>): Promise<number> {
    const { identifiers } = await manager.insert(TeamAlias, row);
    return (identifiers[0] as { id: number }).id;
  }

  async updateTeamAlias(manager: EntityManager, id: number, row: Omit<TeamAlias, 'id'>): Promise<void> {
    await manager.update(TeamAlias, { id }, row);
  }

  async removeTeamAlias(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(TeamAlias, { id });
  }
}
