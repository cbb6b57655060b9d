import { MARKET_FIELDS } from '../catalogue/columns';
import type { FilterType, Predicate } from '../query/odds-query';
import { conditionOf } from './conditions';
import { ODDS_TABLES, type Statement } from './statements';

/** SQLite's functions take at most 127 arguments. */
const VALUES_PER_LIST = 100;

/** Tables of the two sets of odds in the statements below: the first, then the second one. */
type SetName = 'o' | 'z';

const listsOf = (set: SetName): string[] =>
  Array.from({ length: Math.ceil(MARKET_FIELDS.length / VALUES_PER_LIST) }, (_, at) => `${set}_${at}`);

/**
 * Prices and codes of the first set in the order of the table, as a few texts of numbers (`-` = null) with commas
 * between them: a driver takes several times as long for hundreds of columns.
 */
export const FIRST_SET_LISTS: readonly string[] = listsOf('o');

/** The lists of the opening and the closing odds. */
export const BOTH_SETS_LISTS: readonly string[] = [...FIRST_SET_LISTS, ...listsOf('z')];

const listColumns = (set: SetName): string =>
  listsOf(set)
    .map((name, at) => {
      const fields = MARKET_FIELDS.slice(at * VALUES_PER_LIST, (at + 1) * VALUES_PER_LIST);
      // not an empty text for null: SQLite 3.45 leaves those out, comma and all
      const values = fields.map((field) => `IFNULL(${set}.${field}, '-')`);
      return `CONCAT_WS(',', ${values.join(', ')}) AS ${name}`;
    })
    .join(', ');

const MATCH_COLUMNS = [
  'm.id, m.match_date, m.match_time, m.home_folded, m.away_folded',
  'c.country_folded, c.name_folded AS competition_folded',
  'm.home_ht_score, m.away_ht_score, m.home_ft_score, m.away_ft_score, m.first_goal',
].join(', ');

const MATCHES = 'FROM matches m JOIN competitions c ON c.id = m.competition_id';

const SELECT_BOTH_SETS = [
  `SELECT ${MATCH_COLUMNS}, ${listColumns('o')}, ${listColumns('z')} ${MATCHES}`,
  'JOIN opening_odds o ON o.match_id = m.id JOIN closing_odds z ON z.match_id = m.id',
].join(' ');

/** What the statements below give of a match: folded names, and the odds as lists. */
export interface ArchiveRow {
  readonly id: number;
  readonly match_date: string;
  readonly match_time: string | null;
  readonly home_folded: string;
  readonly away_folded: string;
  readonly country_folded: string;
  readonly competition_folded: string;
  readonly home_ht_score: number | null;
  readonly away_ht_score: number | null;
  readonly home_ft_score: number | null;
  readonly away_ft_score: number | null;
  readonly first_goal: 'H' | 'A' | 'N' | null;
  readonly [list: string]: string | number | null;
}

/** Days that have matches, newest first, and how many. */
export const SELECT_DAYS =
  'SELECT match_date AS day, COUNT(*) AS matches FROM matches GROUP BY match_date ORDER BY match_date DESC';

/** The matches of some days, newest first as in the list. */
export function selectArchiveDays(from: string, to: string): Statement {
  return {
    sql: `${SELECT_BOTH_SETS} WHERE m.match_date BETWEEN ? AND ? ORDER BY m.match_date DESC, m.match_time DESC, m.id DESC`,
    params: [from, to],
  };
}

/** The named matches, in no particular order. */
export function selectArchiveRows(ids: readonly number[]): Statement {
  return { sql: `${SELECT_BOTH_SETS} WHERE m.id IN (${ids.map(() => '?').join(', ')})`, params: ids };
}

export const SELECT_REVISION = 'SELECT revision FROM archive_revision WHERE id = 1';

/** Matches that changed after a revision. */
export function selectChangedIds(after: number): Statement {
  return { sql: 'SELECT id FROM matches WHERE revision > ? ORDER BY id', params: [after] };
}

/** Matches that were deleted after a revision. */
export function selectDeletedIds(after: number): Statement {
  return { sql: 'SELECT match_id AS id FROM deleted_matches WHERE revision > ?', params: [after] };
}

/** A part of the matches that meet a query, in order of id after the last part's last. */
export interface PartOfHits {
  readonly type: FilterType;
  readonly predicates: readonly Predicate[];
  readonly afterId: number;
  readonly limit: number;
}

/** The matches of a part with the set of odds of the query's type, as {@link FIRST_SET_LISTS}. */
export function selectHits({ type, predicates, afterId, limit }: PartOfHits): Statement {
  const conditions = predicates.map(conditionOf);
  const where = ['m.id > ?', ...conditions.map(({ sql }) => sql)].join(' AND ');
  const from = `${MATCHES} JOIN ${ODDS_TABLES[type]} o ON o.match_id = m.id`;
  return {
    sql: `SELECT ${MATCH_COLUMNS}, ${listColumns('o')} ${from} WHERE ${where} ORDER BY m.id LIMIT ?`,
    params: [afterId, ...conditions.flatMap(({ params }) => params), limit],
  };
}
