import { trAdmin } from '../../../locale/tr-admin';
import { pickFrom } from '../form/field-types';
import type { TableDefinition } from '../table/table-types';

const said = trAdmin.archive;
const ownOnly = (row: { built_in: boolean }): boolean => !row.built_in;

export const COMPETITIONS: TableDefinition<'competitions'> = {
  name: 'competitions',
  title: said.competitions,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'country_name', sortable: true },
    { key: 'name', kind: 'name', sortable: true },
    { key: 'league_code', sortable: true },
    { key: 'matches', kind: 'number' },
  ],
  fields: [
    { kind: 'text', name: 'country_name', max: 60 },
    { kind: 'text', name: 'name', max: 120 },
  ],
  formHint: said.competitionsHint,
  canAdd: false,
  canDelete: false,
  rowName: (row) => `${row.country_name} · ${row.name}`,
};

export const COMPETITION_ALIASES: TableDefinition<'competition-aliases'> = {
  name: 'competition-aliases',
  title: said.competitionAliases,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'alias', kind: 'name', sortable: true },
    { key: 'competition', sortable: true },
    { key: 'built_in', kind: 'flag' },
  ],
  fields: [
    { kind: 'text', name: 'alias', label: said.aliasField, hint: said.competitionAliasExample, max: 180 },
    {
      kind: 'pick',
      name: 'competition_id',
      from: pickFrom('competitions', COMPETITIONS.rowName),
      currentLabel: (row) => row.competition,
    },
  ],
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.alias(row.alias),
};

export const CLUB_SPONSORS: TableDefinition<'club-sponsors'> = {
  name: 'club-sponsors',
  title: said.sponsors,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'name', title: said.sponsor, kind: 'name', sortable: true },
    { key: 'built_in', kind: 'flag' },
  ],
  fields: [{ kind: 'text', name: 'name', label: said.sponsor, hint: said.sponsorExample, max: 60 }],
  formHint: said.sponsorsHint,
  canEdit: false,
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.sponsor(row.name),
};

export const TEAM_ALIASES: TableDefinition<'team-aliases'> = {
  name: 'team-aliases',
  title: said.teamAliases,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'alias', kind: 'name', sortable: true },
    { key: 'name', title: said.teamName, sortable: true },
    { key: 'built_in', kind: 'flag' },
  ],
  fields: [
    { kind: 'text', name: 'alias', label: said.aliasField, hint: said.teamAliasExample, max: 100 },
    { kind: 'text', name: 'name', label: said.teamName, max: 100 },
  ],
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.alias(row.alias),
};
