import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { foldText } from '../../../platform/text/fold';
import { Database } from '../../../platform/database/database';
import { adminTable } from '../../audit/table/admin-table';
import { COMPETITION_ALIASES } from '../../imports/names/competition-aliases';
import { TEAM_ALIASES } from '../../imports/names/team-aliases';
import { teamKey } from '../../imports/names/team-key';
import { Competitions } from '../../odds/competitions/competitions';
import {
  CompetitionAliasFormDto,
  CompetitionAliasRow,
  TeamAliasFormDto,
  TeamAliasRow,
} from '../dto/archive-names.dto';
import { CompetitionAlias } from '../entities/competition-alias.entity';
import { TeamAlias } from '../entities/team-alias.entity';

const said = tr.archiveNames;
const BUILT_IN_COMPETITIONS: ReadonlySet<string> = new Set(
  Object.values(COMPETITION_ALIASES).flatMap((aliases) => aliases.map((alias) => foldText(alias))),
);
const BUILT_IN_TEAMS: ReadonlySet<string> = new Set(TEAM_ALIASES.map(({ alias }) => alias));

const duplicate = () => AppError.ofField('CONFLICT', 'alias', said.aliasTaken);

/** What comes with the site stays, for the next import would bring it back; it may stand for something else. */
function refuseBuiltIn(alias: string, values: { alias_folded: string } | null): void {
  if (values === null) throw new AppError('CONFLICT', { message: said.builtIn });
  if (values.alias_folded !== alias) throw AppError.ofField('CONFLICT', 'alias', said.builtIn);
}

/** The other spellings under which imports find competitions. */
export const CompetitionAliasesTable = adminTable({
  name: 'competition-aliases',
  tag: 'archive names',
  operations: {
    list: 'listCompetitionAliases',
    add: 'addCompetitionAlias',
    change: 'changeCompetitionAlias',
    remove: 'deleteCompetitionAlias',
  },
  errors: { write: ['CONFLICT'], remove: ['CONFLICT'] },
  entity: CompetitionAlias,
  relation: 'competition',
  locksArchive: true,
  columns: {
    id: 'alias.id',
    sortable: { alias: 'alias.alias_folded', competition: 'competition.name_folded' },
    searchable: ['alias.alias_folded', 'competition.country_folded', 'competition.name_folded'],
  },
  form: CompetitionAliasFormDto,
  row: CompetitionAliasRow,
  values: ({ alias, competition_id }) => ({ alias_folded: foldText(alias), competition_id }),
  toRow: ({ id, alias_folded: alias, competition: { id: competition_id, country_name, name } }) => ({
    id,
    alias,
    competition_id,
    competition: `${country_name} · ${name}`,
    built_in: BUILT_IN_COMPETITIONS.has(alias),
  }),
  service: Competitions,
  onWrite: async (before, values, competitions) => {
    if (before && BUILT_IN_COMPETITIONS.has(before.alias_folded)) refuseBuiltIn(before.alias_folded, values);
    if (!values || (await competitions.find(values.competition_id))) return;
    throw new AppError('VALIDATION_FAILED', { fields: { competition_id: said.noSuchCompetition } });
  },
  duplicate,
});

/**
 * Other spellings of teams. They decide which rows of an import are one match, from the next import on; matches that
 * are stored under another spelling are found by it.
 */
export const TeamAliasesTable = adminTable({
  name: 'team-aliases',
  tag: 'archive names',
  operations: {
    list: 'listTeamAliases',
    add: 'addTeamAlias',
    change: 'changeTeamAlias',
    remove: 'deleteTeamAlias',
  },
  errors: { write: ['CONFLICT'], remove: ['CONFLICT'] },
  entity: TeamAlias,
  locksArchive: true,
  columns: {
    id: 'alias.id',
    sortable: { alias: 'alias.alias_folded', name: 'alias.name_folded' },
    searchable: ['alias.alias_folded', 'alias.name_folded'],
  },
  form: TeamAliasFormDto,
  row: TeamAliasRow,
  values: ({ alias, name }) => {
    const values = { alias_folded: teamKey(alias), name, name_folded: teamKey(name) };
    if (values.alias_folded !== values.name_folded) return values;
    throw new AppError('VALIDATION_FAILED', { fields: { alias: said.sameAsName } });
  },
  toRow: ({ id, alias_folded: alias, name }) => ({ id, alias, name, built_in: BUILT_IN_TEAMS.has(alias) }),
  service: Database,
  onWrite: async (before, values, { manager }) => {
    if (before && BUILT_IN_TEAMS.has(before.alias_folded)) refuseBuiltIn(before.alias_folded, values);
    if (!values) return;
    // an alias stands for a team's own name, never for another alias
    if (await manager.existsBy(TeamAlias, { alias_folded: values.name_folded }))
      throw AppError.ofField('CONFLICT', 'name', said.chain);
    if (await manager.existsBy(TeamAlias, { name_folded: values.alias_folded }))
      throw AppError.ofField('CONFLICT', 'alias', said.target);
  },
  duplicate,
});
