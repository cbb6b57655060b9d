import { SPELLING_SEPARATOR } from '../../platform/text/spellings';
import { type ColumnSort, OLDEST_FIRST, type Sort } from '../question/odds-query';
import type { TableName } from './condition';
import { FOLDED_COLUMNS, numberOf } from './conditions';
import { HALF_FULL_TEXT } from './written';

/** An order of matches; its last key differs from match to match. */
export interface ListOrder {
  /** The table that it reads beside the matches. */
  readonly table: TableName;
  readonly keys: readonly { readonly sql: string; readonly descending: boolean }[];
}

const NEWEST_FIRST = ['m.match_date', 'm.match_time', 'm.id'].map((sql) => ({ sql, descending: true }));

/** Behind a team's name stand its other spellings (`withSpellings`). */
const nameOnly = (column: string): string =>
  `SUBSTR(${column}, 1, INSTR(CONCAT(${column}, '${SPELLING_SEPARATOR}'), '${SPELLING_SEPARATOR}') - 1)`;

function sortedValue(field: ColumnSort['field']): { readonly table: TableName; readonly sql: string } {
  switch (field) {
    case 'match_date':
      return { table: 'm', sql: 'm.match_date' };
    case 'country_name':
    case 'competition_name':
    case 'home_team':
    case 'away_team': {
      const [table, column] = FOLDED_COLUMNS[field];
      return { table, sql: table === 'm' ? nameOnly(`m.${column}`) : `c.${column}` };
    }
    case 'ht_ft_result':
      return { table: 'm', sql: HALF_FULL_TEXT };
    default:
      return numberOf(field);
  }
}

/** The order of a list: newest first, oldest first, or by a value, unknown ones last, and newest first among equals. */
export function listOrder(sort: Sort | null | undefined): ListOrder {
  if (!sort) return { table: 'm', keys: NEWEST_FIRST };
  if (sort === OLDEST_FIRST)
    return { table: 'm', keys: NEWEST_FIRST.map(({ sql }) => ({ sql, descending: false })) };
  const { table, sql } = sortedValue(sort.field);
  const isUnknown = { sql: `(${sql} IS NULL)`, descending: false };
  return { table, keys: [isUnknown, { sql, descending: sort.order === 'desc' }, ...NEWEST_FIRST] };
}

/** What stands behind ORDER BY. */
export const orderBy = ({ keys }: ListOrder): string =>
  keys.map(({ sql, descending }) => (descending ? `${sql} DESC` : sql)).join(', ');
