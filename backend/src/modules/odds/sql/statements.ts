import type { FilterType, OddsQuery, Predicate } from '../query/odds-query';
import { conditionOf } from './conditions';
import type { NumberLists } from './number-lists';

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
};

/** Tables and conditions of a search; only the tables that the conditions read are joined. */
function fromWhere(type: FilterType, predicates: readonly Predicate[]): Statement {
  const conditions = predicates.map((each) => conditionOf(each, type));
  const reads = (table: 'c' | 'o') => conditions.some((condition) => condition.table === table);
  const sql = [
    'FROM matches m',
    ...(reads('c') ? [JOINS.c()] : []),
    ...(reads('o') ? [JOINS.o(type)] : []),
    ...(conditions.length > 0 ? [`WHERE ${conditions.map((condition) => condition.sql).join(' AND ')}`] : []),
  ].join(' ');
  return { sql, params: conditions.flatMap((condition) => condition.params) };
}

/** Ids of one page of matches, newest first, and one more id when there is a next page. */
export function selectIds({
  type,
  predicates,
  page,
  perPage,
}: Omit<OddsQuery, 'fields' | 'groups'>): Statement {
  const { sql, params } = fromWhere(type, predicates);
  return {
    sql: `SELECT m.id AS id ${sql} ORDER BY m.match_date DESC, m.match_time DESC, m.id DESC LIMIT ? OFFSET ?`,
    params: [...params, perPage + 1, (page - 1) * perPage],
  };
}

/** Where a walk through the matches has come to: the last one's place in the order of the list. */
export interface ListPlace {
  readonly id: number;
  readonly match_date: string;
  readonly match_time: string | null;
}

/** The next matches of a search after a place, newest first, each with its own place. */
export function selectPlacesAfter(
  { type, predicates }: Pick<OddsQuery, 'type' | 'predicates'>,
  after: ListPlace | null,
  limit: number,
): Statement {
  const { sql, params } = fromWhere(type, predicates);
  const time = "COALESCE(m.match_time, '')";
  const later = `(m.match_date < ? OR (m.match_date = ? AND (${time} < ? OR (${time} = ? AND m.id < ?))))`;
  const where = after === null ? '' : ` ${predicates.length > 0 ? 'AND' : 'WHERE'} ${later}`;
  const place =
    after === null
      ? []
      : [after.match_date, after.match_date, after.match_time ?? '', after.match_time ?? '', after.id];
  return {
    sql: `SELECT m.id AS id, m.match_date AS match_date, m.match_time AS match_time ${sql}${where} ORDER BY m.match_date DESC, m.match_time DESC, m.id DESC LIMIT ?`,
    params: [...params, ...place, limit],
  };
}

/** What is read of every match, whatever part of it is wanted. */
const MATCH_COLUMNS = [
  ...['m.id', 'm.match_date', 'm.match_time', 'm.season_slug', 'm.code', 'm.home_team', 'm.away_team'],
  ...['m.home_ht_score', 'm.away_ht_score', 'm.home_ft_score', 'm.away_ft_score'],
  ...['m.first_goal', 'c.country_name AS country_name', 'c.name AS competition_name'],
  'c.league_code AS league_code',
  'm.opening_sources',
  'm.closing_sources',
];

/** The named matches with some columns of their odds (table `o`), in no particular order. */
export function selectRows(ids: readonly number[], type: FilterType, odds: NumberLists): Statement {
  const columns = [...MATCH_COLUMNS, ...(odds.names.length > 0 ? [odds.sql] : [])];
  const joins = [JOINS.c(), ...(odds.names.length > 0 ? [JOINS.o(type)] : [])];
  const sql = `SELECT ${columns.join(', ')} FROM matches m ${joins.join(' ')} WHERE m.id IN (${ids.map(() => '?').join(', ')})`;
  return { sql, params: ids };
}
