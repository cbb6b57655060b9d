import {
  type FilterType,
  type OrderedSearch,
  otherSet,
  type PageQuery,
  type Predicate,
} from '../../../archive/question/odds-query';
import type { TableName } from './condition';
import { conditionOf } from './conditions';
import type { NumberLists } from './number-lists';
import { comesAfter, listOrder, type ListPlace, orderBy } from './order';

/** A statement with `?` for its parameters, in order. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly (string | number)[];
}

/** Table of each set of odds. */
export const ODDS_TABLES: Record<FilterType, string> = { 1: 'opening_odds', 2: 'closing_odds' };

const JOINS = {
  c: () => 'JOIN competitions c ON c.id = m.competition_id',
  o: (type: FilterType) => `JOIN ${ODDS_TABLES[type]} o ON o.match_id = m.id`,
  z: (type: FilterType) => `JOIN ${ODDS_TABLES[otherSet(type)]} z ON z.match_id = m.id`,
};

/** Leaves out fixtures that another match was played for: nobody is shown them. */
export const IS_SHOWN = 'm.retired = 0';

/** Leaves only matches that selections are settled by. */
export const IS_SETTLED = `m.home_ft_score IS NOT NULL AND m.away_ft_score IS NOT NULL AND m.awarded = 0 AND ${IS_SHOWN}`;

/** Tables and conditions of a search; only the tables that are read are joined, `ordered` for the order. */
function fromWhere(type: FilterType, predicates: readonly Predicate[], ordered: TableName): Statement {
  const conditions = predicates.map((each) => conditionOf(each, type));
  const tables = new Set([ordered, ...conditions.map(({ table }) => table)]);
  const sql = [
    'FROM matches m',
    ...(tables.has('c') ? [JOINS.c()] : []),
    ...(tables.has('o') || tables.has('z') ? [JOINS.o(type)] : []),
    ...(tables.has('z') ? [JOINS.z(type)] : []),
    `WHERE ${[IS_SHOWN, ...conditions.map((condition) => condition.sql)].join(' AND ')}`,
  ].join(' ');
  return { sql, params: conditions.flatMap((condition) => condition.params) };
}

/** Ids of one page of matches, and one more id when there is a next page. */
export function selectIds({ type, predicates, page, perPage, sort }: PageQuery): Statement {
  const order = listOrder(sort);
  const { sql, params } = fromWhere(type, predicates, order.table);
  return {
    sql: `SELECT m.id AS id ${sql} ORDER BY ${orderBy(order)} LIMIT ? OFFSET ?`,
    params: [...params, perPage + 1, (page - 1) * perPage],
  };
}

/** A match of a walk through a list, with its place there as `place_0`, `place_1`, … */
export type PlacedId = { readonly id: number } & Readonly<Record<`place_${number}`, string | number>>;

/** The next matches of a search after a place. */
export function selectIdsAfter(
  { type, predicates, sort }: OrderedSearch,
  after: ListPlace | null,
  limit: number,
): Statement {
  const order = listOrder(sort);
  const { sql, params } = fromWhere(type, predicates, order.table);
  const later = after === null ? { sql: '', params: [] } : comesAfter(order, after);
  const where = after === null ? '' : ` AND ${later.sql}`;
  const places = order.keys.map(({ value }, at) => `${value} AS place_${at}`);
  return {
    sql: `SELECT m.id AS id, ${places.join(', ')} ${sql}${where} ORDER BY ${orderBy(order)} LIMIT ?`,
    params: [...params, ...later.params, limit],
  };
}

/** The place that a match of {@link selectIdsAfter} stands at. */
export function placeOf(match: PlacedId): ListPlace {
  return Object.keys(match).flatMap((_, at) => match[`place_${at}`] ?? []);
}

/** What is read of every match, whatever part of it is wanted. */
const MATCH_COLUMNS = [
  ...['m.id', 'm.match_date', 'm.match_time', 'm.season_slug', 'm.code', 'm.home_team', 'm.away_team'],
  ...['m.home_ht_score', 'm.away_ht_score', 'm.home_ft_score', 'm.away_ft_score'],
  ...['m.first_goal', 'm.awarded', 'c.country_name AS country_name', 'c.name AS competition_name'],
  'c.league_code AS league_code',
  'm.opening_sources',
  'm.closing_sources',
];

/** The named matches with some columns of their odds (table `o`), in no particular order. */
export function selectRows(ids: readonly number[], type: FilterType, odds: NumberLists): Statement {
  const hasOdds = odds.names.length > 0;
  return selectByIds(
    ids,
    [...MATCH_COLUMNS, ...(hasOdds ? [odds.sql] : [])],
    [JOINS.c(), ...(hasOdds ? [JOINS.o(type)] : [])],
  );
}

/** The named matches without their odds, with the archive's revision at their last change; in no particular order. */
export function selectMatches(ids: readonly number[]): Statement {
  return selectByIds(ids, [...MATCH_COLUMNS, 'm.revision'], [JOINS.c()]);
}

function selectByIds(
  ids: readonly number[],
  columns: readonly string[],
  joins: readonly string[],
): Statement {
  const marks = ids.map(() => '?').join(', ');
  const sql = `SELECT ${columns.join(', ')} FROM matches m ${joins.join(' ')} WHERE m.id IN (${marks}) AND ${IS_SHOWN}`;
  return { sql, params: ids };
}
