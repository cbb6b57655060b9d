import { BEFORE_FIELDS, type BeforeField } from './before-fields';
import { CODE_FIELDS, FIELD_ALIASES, ODD_FIELDS } from './columns';
import type { CodeField, OddField } from './odds-groups';

export const TEXT_FIELDS = ['country_name', 'competition_name', 'home_team', 'away_team'] as const;
export const SCORE_FIELDS = ['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type ScoreField = (typeof SCORE_FIELDS)[number];

/** A column that one filter text can be given for, with the way that text is read. */
export type FilterColumn =
  | { readonly kind: 'odd'; readonly field: OddField }
  | { readonly kind: 'code'; readonly field: CodeField }
  | { readonly kind: 'integer'; readonly field: 'total_goals' | BeforeField }
  | { readonly kind: 'score'; readonly field: ScoreField }
  | { readonly kind: 'ht_ft_result'; readonly field: 'ht_ft_result' }
  | { readonly kind: 'text'; readonly field: TextField }
  | { readonly kind: 'date'; readonly field: 'match_date' };

const columns: readonly FilterColumn[] = [
  { kind: 'date', field: 'match_date' },
  ...TEXT_FIELDS.map((field) => ({ kind: 'text', field }) as const),
  ...SCORE_FIELDS.map((field) => ({ kind: 'score', field }) as const),
  { kind: 'integer', field: 'total_goals' },
  { kind: 'ht_ft_result', field: 'ht_ft_result' },
  ...ODD_FIELDS.map((field) => ({ kind: 'odd', field }) as const),
  ...CODE_FIELDS.map((field) => ({ kind: 'code', field }) as const),
  ...BEFORE_FIELDS.map((field) => ({ kind: 'integer', field }) as const),
];

const byName = new Map<string, FilterColumn>(columns.map((column) => [column.field, column]));
for (const [alias, field] of FIELD_ALIASES) byName.set(alias, { kind: 'odd', field });

/** The columns that can be filtered, by their names on the wire (second names included), and no others. */
export const FILTER_COLUMNS: ReadonlyMap<string, FilterColumn> = byName;
