import { trAdmin } from '../../../locale/tr-admin';
import type { Row, TableDefinition } from '../table/table-types';

const said = trAdmin.archive;
const text = (value: unknown): string => (value == null ? '' : String(value));
const ownOnly = (row: Row): boolean => row.built_in !== true;

export const COMPETITIONS: TableDefinition = {
  name: 'competitions',
  title: said.competitions,
  columns: { name: { kind: 'name' } },
  sortable: ['country_name', 'name', 'league_code'],
  fields: [
    { kind: 'text', name: 'country_name', label: trAdmin.columns.country_name ?? '', max: 60 },
    { kind: 'text', name: 'name', label: trAdmin.columns.name ?? '', max: 120 },
  ],
  formHint: said.competitionsHint,
  canAdd: false,
  canDelete: false,
  rowName: (row) => `${text(row.country_name)} · ${text(row.name)}`,
};

export const COMPETITION_ALIASES: TableDefinition = {
  name: 'competition-aliases',
  title: said.competitionAliases,
  columns: { alias: { kind: 'name' }, competition_id: { hidden: true } },
  sortable: ['alias', 'competition'],
  fields: [
    { kind: 'text', name: 'alias', label: said.aliasField, hint: said.competitionAliasExample, max: 180 },
    {
      kind: 'pick',
      name: 'competition_id',
      label: trAdmin.columns.competition ?? '',
      table: 'competitions',
      optionLabel: (row) => `${text(row.country_name)} · ${text(row.name)}`,
      currentLabel: (row) => text(row.competition),
    },
  ],
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.alias(text(row.alias)),
};

export const TEAM_ALIASES: TableDefinition = {
  name: 'team-aliases',
  title: said.teamAliases,
  columns: { alias: { kind: 'name' }, name: { label: said.teamName } },
  sortable: ['alias', 'name'],
  fields: [
    { kind: 'text', name: 'alias', label: said.aliasField, hint: said.teamAliasExample, max: 100 },
    { kind: 'text', name: 'name', label: said.teamName, max: 100 },
  ],
  canDelete: ownOnly,
  rowName: (row) => trAdmin.rowName.alias(text(row.alias)),
};
