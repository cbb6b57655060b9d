import { BEFORE_FIELDS, type BeforeField } from './before-fields';
import { FIELD_ALIASES, MARKET_FIELDS } from './columns';
import { SCORE_FIELDS } from './filter-columns';
import type { CodeField, OddField } from './odds-groups';

/** What a row of the odds list says about the match itself, in order. */
export const MATCH_ROW_FIELDS = [
  'id',
  'match_date',
  'match_time',
  'country_name',
  'competition_name',
  'season_slug',
  'code',
  'match_name',
  'home_team',
  'away_team',
  ...SCORE_FIELDS,
  'total_goals',
  'ht_ft_result',
  'winner',
  'winners',
  'awarded',
] as const;

/** Name of a value about the match itself. */
export type MatchRowField = (typeof MATCH_ROW_FIELDS)[number];

/** Name of any value of a row on the wire; `fg_no_odd` is the second name of `fg_no`. */
export type RowField = MatchRowField | OddField | CodeField | 'fg_no_odd' | BeforeField;

/** Names of the prices and codes of a row on the wire, in order. */
export const ODDS_ROW_FIELDS: readonly Exclude<RowField, MatchRowField | BeforeField>[] =
  MARKET_FIELDS.flatMap((field) =>
    [...FIELD_ALIASES.values()].includes(field as OddField) ? [field, 'fg_no_odd' as const] : [field],
  );

/** Names of the values of a row on the wire unless others are asked for, in order. */
export const ROW_FIELDS: readonly RowField[] = [...MATCH_ROW_FIELDS, ...ODDS_ROW_FIELDS];

const names: ReadonlySet<string> = new Set([...ROW_FIELDS, ...BEFORE_FIELDS]);

export const isRowField = (name: string): name is RowField => names.has(name);
