import { trAdmin } from '../../../locale/tr-admin';
import { pickFrom } from '../form/field-types';
import type { TableDefinition } from '../table/table-types';

const texts = trAdmin.archive;
const ownOnly = (row: { built_in: boolean }): boolean => !row.built_in;

export const COMPETITIONS: TableDefinition<'competitions'> = {
  name: 'competitions',
  title: texts.competitions,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'country_name', sortable: true },
    { key: 'competition_name', kind: 'name', sortable: true },
    { key: 'league_code', sortable: true },
    { key: 'matches', kind: 'number', sortable: true },
  ],
  fields: [
    { kind: 'text', name: 'country_name', max: 60 },
    { kind: 'text', name: 'competition_name', max: 120 },
  ],
  formHint: texts.competitionsHint,
  canAdd: false,
  canDelete: false,
  rowName: (row) => `${row.country_name} · ${row.competition_name}`,
};

export const COMPETITION_ALIASES: TableDefinition<'competition-aliases'> = {
  name: 'competition-aliases',
  title: texts.competitionAliases,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'alias', kind: 'name', sortable: true },
    { key: 'competition', sortable: true },
    { key: 'built_in', kind: 'flag' },
  ],
  fields: [
    { kind: 'text', name: 'alias', label: texts.aliasField, hint: texts.competitionAliasExample, max: 180 },
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
  title: texts.sponsors,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'name', title: texts.sponsor, kind: 'name', sortable: true },
    { key: 'built_in', kind: 'flag' },
  ],
  fields: [{ kind: 'text', name: 'name', label: texts.sponsor, hint: texts.sponsorExample, max: 60 }],
  formHint: texts.sponsorsHint,
  canEdit: false,
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.sponsor(row.name),
};

export const TEAM_ALIASES: TableDefinition<'team-aliases'> = {
  name: 'team-aliases',
  title: texts.teamAliases,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'alias', kind: 'name', sortable: true },
    { key: 'name', title: texts.teamName, sortable: true },
    { key: 'built_in', kind: 'flag' },
  ],
  fields: [
    { kind: 'text', name: 'alias', label: texts.aliasField, hint: texts.teamAliasExample, max: 100 },
    { kind: 'text', name: 'name', label: texts.teamName, max: 100 },
  ],
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.alias(row.alias),
};
