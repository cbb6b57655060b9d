import { type FilterType, type OrderedSearch, otherSet, type Predicate } from '../question/odds-query';
import type { TableName } from './condition';
import { conditionOf } from './conditions';
import { listOrder, orderBy } from './order';

/** A statement with `?` for its parameters, in order. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly (string | number)[];
}

/** Table of each set of odds. */
const ODDS_TABLES: Record<FilterType, string> = { 1: 'opening_odds', 2: 'closing_odds' };

const JOINS = {
  c: () => 'JOIN competitions c ON c.id = m.competition_id',
  o: (type: FilterType) => `JOIN ${ODDS_TABLES[type]} o ON o.match_id = m.id`,
  z: (type: FilterType) => `JOIN ${ODDS_TABLES[otherSet(type)]} z ON z.match_id = m.id`,
};

/** Leaves out fixtures that another match was played for: nobody is shown them. */
export const IS_SHOWN = 'm.retired = 0';

/** Tables and conditions of a search; only the tables that are read are joined, `ordered` for the order. */
function fromWhere(type: FilterType, predicates: readonly Predicate[], ordered: TableName): Statement {
  const conditions = predicates.map((each) => conditionOf(each, type));
  const tables = new Set<TableName>([ordered, ...conditions.flatMap((condition) => condition.tables)]);
  const sql = [
    'FROM matches m',
    ...(tables.has('c') ? [JOINS.c()] : []),
    ...(tables.has('o') || tables.has('z') ? [JOINS.o(type)] : []),
    ...(tables.has('z') ? [JOINS.z(type)] : []),
    `WHERE ${[IS_SHOWN, ...conditions.map((condition) => condition.sql)].join(' AND ')}`,
  ].join(' ');
  return { sql, params: conditions.flatMap((condition) => condition.params) };
}

/** Some of the ids of a search: so many, after the first ones. */
export interface Limit {
  readonly count: number;
  readonly offset: number;
}

/** Ids of the matches that a search finds, newest first or as it sorts; all of them without a limit. */
export function selectIds({ type, predicates, sort }: OrderedSearch, limit?: Limit): Statement {
  const order = listOrder(sort);
  const { sql, params } = fromWhere(type, predicates, order.table);
  const select = `SELECT m.id AS id ${sql} ORDER BY ${orderBy(order)}`;
  if (limit === undefined) return { sql: select, params };
  return { sql: `${select} LIMIT ? OFFSET ?`, params: [...params, limit.count, limit.offset] };
}

/** Days that have matches, newest first, and how many; those that nobody is shown count too. */
export const SELECT_DAYS =
  'SELECT match_date AS day, COUNT(*) AS matches FROM matches GROUP BY match_date ORDER BY match_date DESC';

/** Matches that changed after a revision, and whether nobody is shown them any more. */
export const SELECT_CHANGED = 'SELECT id, retired FROM matches WHERE revision > ? ORDER BY id';

/** Matches that were deleted after a revision. */
export const SELECT_DELETED = 'SELECT match_id AS id FROM deleted_matches WHERE revision > ?';

/** Ids of a day's matches in order of kick-off, those of unknown time last. */
export const SELECT_DAY =
  `SELECT m.id AS id FROM matches m WHERE m.match_date = ? AND ${IS_SHOWN}` +
  ' ORDER BY m.match_time IS NULL, m.match_time, m.id';

/** When the prices of a match were seen. */
export const SELECT_SEEN = `SELECT opening_seen_at AS opening, closing_seen_at AS closing FROM matches m WHERE m.id = ? AND ${IS_SHOWN}`;
