import { SPELLING_SEPARATOR } from '../../../common/text/spellings';
import { type ColumnSort, OLDEST_FIRST, type Sort } from '../../../archive/question/odds-query';
import type { Condition, TableName } from './condition';
import { FOLDED_COLUMNS, numberOf } from './conditions';
import { HALF_FULL_TEXT } from './written';

/** One of the values that put matches in order. */
interface OrderKey {
  /** What the database sorts by. */
  readonly sql: string;
  /** The same for comparing: never null. */
  readonly value: string;
  readonly descending: boolean;
}

/** An order of matches; its last key differs from match to match. */
export interface ListOrder {
  /** The table that it reads beside the matches. */
  readonly table: TableName;
  readonly keys: readonly OrderKey[];
}

const NEWEST_FIRST: readonly OrderKey[] = [
  { sql: 'm.match_date', value: 'm.match_date', descending: true },
  { sql: 'm.match_time', value: "COALESCE(m.match_time, '')", descending: true },
  { sql: 'm.id', value: 'm.id', descending: true },
];

/** A sorted value, its table, and what stands for an unknown one where values are compared. */
interface Sorted {
  readonly table: TableName;
  readonly sql: string;
  readonly unknown: string;
}

/** Behind a team's name stand its other spellings (`withSpellings`). */
const nameOnly = (column: string): string =>
  `SUBSTR(${column}, 1, INSTR(CONCAT(${column}, '${SPELLING_SEPARATOR}'), '${SPELLING_SEPARATOR}') - 1)`;

function sortedValue(field: ColumnSort['field']): Sorted {
  switch (field) {
    case 'match_date':
      return { table: 'm', sql: 'm.match_date', unknown: "''" };
    case 'country_name':
    case 'competition_name':
    case 'home_team':
    case 'away_team': {
      const [table, column] = FOLDED_COLUMNS[field];
      return { table, sql: table === 'm' ? nameOnly(`m.${column}`) : `c.${column}`, unknown: "''" };
    }
    case 'ht_ft_result':
      return { table: 'm', sql: HALF_FULL_TEXT, unknown: "''" };
    default:
      return { ...numberOf(field), unknown: '0' };
  }
}

/** The order of a list: newest first, oldest first, or by a value, unknown ones last, and newest first among equals. */
export function listOrder(sort: Sort | null | undefined): ListOrder {
  if (!sort) return { table: 'm', keys: NEWEST_FIRST };
  if (sort === OLDEST_FIRST)
    return { table: 'm', keys: NEWEST_FIRST.map((key) => ({ ...key, descending: false })) };
  const { table, sql, unknown } = sortedValue(sort.field);
  const isUnknown = `(${sql} IS NULL)`;
  return {
    table,
    keys: [
      { sql: isUnknown, value: isUnknown, descending: false },
      { sql, value: `COALESCE(${sql}, ${unknown})`, descending: sort.order === 'desc' },
      ...NEWEST_FIRST,
    ],
  };
}

/** What stands behind ORDER BY. */
export const orderBy = ({ keys }: ListOrder): string =>
  keys.map(({ sql, descending }) => (descending ? `${sql} DESC` : sql)).join(', ');

/** Where a match stands in an order: its value of each key. */
export type ListPlace = readonly (string | number)[];

/** The condition that a match comes after a place. */
export function comesAfter({ keys }: ListOrder, place: ListPlace): Omit<Condition, 'table'> {
  return keys.reduceRight<Omit<Condition, 'table'>>(
    (rest, { value, descending }, at) => {
      const further = `${value} ${descending ? '<' : '>'} ?`;
      if (rest.sql === '') return { sql: further, params: [place[at]!] };
      return {
        sql: `(${further} OR (${value} = ? AND ${rest.sql}))`,
        params: [place[at]!, place[at]!, ...rest.params],
      };
    },
    { sql: '', params: [] },
  );
}
