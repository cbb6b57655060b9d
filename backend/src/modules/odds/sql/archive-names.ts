import { Injectable } from '@nestjs/common';
import { readTable, type TableColumns, type TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { nextRevision } from '../../../database/archive-revision';
import { Database, type NewRow } from '../../../database/database';
import { CompetitionAlias } from '../entities/competition-alias.entity';
import { Competition } from '../entities/competition.entity';
import { Match } from '../entities/match.entity';
import { TeamAlias } from '../entities/team-alias.entity';

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
      .where('m.competition_id IN (:...ids) AND m.retired = :no', { ids, no: false })
      .groupBy('m.competition_id')
      .getRawMany<{ id: number; count: number | string }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  findCompetition(id: number): Promise<Competition | null> {
    return this.database.manager.findOneBy(Competition, { id });
  }

  /** Changes a competition; the search indexes read its matches again. */
  async changeCompetition(id: number, values: Partial<Competition>): Promise<void> {
    const { manager } = this.database;
    await manager.update(Competition, { id }, values);
    await manager.update(Match, { competition_id: id }, { revision: await nextRevision(manager) });
  }

  findCompetitionAlias(id: number): Promise<CompetitionAlias | null> {
    const wanted = { where: { id }, relations: { competition: true } };
    return this.database.manager.findOne(CompetitionAlias, wanted);
  }

  hasCompetitionAlias(alias_folded: string): Promise<boolean> {
    return this.database.manager.existsBy(CompetitionAlias, { alias_folded });
  }

  addCompetitionAlias(row: NewRow<CompetitionAlias>): Promise<number> {
    return this.database.insert(CompetitionAlias, row);
  }

  async changeCompetitionAlias(id: number, row: NewRow<CompetitionAlias>): Promise<void> {
    await this.database.manager.update(CompetitionAlias, { id }, row);
  }

  async removeCompetitionAlias(id: number): Promise<void> {
    await this.database.manager.delete(CompetitionAlias, { id });
  }

  findTeamAlias(id: number): Promise<TeamAlias | null> {
    return this.database.manager.findOneBy(TeamAlias, { id });
  }

  /** Whether a name is written as another team's alias. */
  isTeamAlias(key: string): Promise<boolean> {
    return this.database.manager.existsBy(TeamAlias, { alias_folded: key });
  }

  /** Whether aliases stand for a name. */
  isTeamName(key: string): Promise<boolean> {
    return this.database.manager.existsBy(TeamAlias, { name_folded: key });
  }

  addTeamAlias(row: NewRow<TeamAlias>): Promise<number> {
    return this.database.insert(TeamAlias, row);
  }

  async changeTeamAlias(id: number, row: NewRow<TeamAlias>): Promise<void> {
    await this.database.manager.update(TeamAlias, { id }, row);
  }

  async removeTeamAlias(id: number): Promise<void> {
    await this.database.manager.delete(TeamAlias, { id });
  }
}
