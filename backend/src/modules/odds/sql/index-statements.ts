import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import { type OddsSearch, otherSet } from '../../../archive/question/odds-query';
import { conditionOf } from './conditions';
import { type NumberLists, numberLists } from './number-lists';
import type { StoredFlag } from '../../../archive/rows/match-results';
import { IS_SHOWN, ODDS_TABLES, type Statement } from './statements';

const MATCH_COLUMNS = [
  'm.id, m.match_date, m.match_time, m.season_slug, m.home_folded, m.away_folded',
  'c.country_folded, c.name_folded AS competition_folded',
  'm.home_ht_score, m.away_ht_score, m.home_ft_score, m.away_ft_score, m.first_goal, m.awarded',
  'm.opening_sources, m.closing_sources',
].join(', ');

const MATCHES = 'FROM matches m JOIN competitions c ON c.id = m.competition_id';

/** What {@link selectHits} gives of a match: folded names, and the odds as lists. */
export interface ArchiveRow {
  readonly id: number;
  readonly match_date: string;
  readonly match_time: string | null;
  readonly season_slug: string;
  readonly home_folded: string;
  readonly away_folded: string;
  readonly country_folded: string;
  readonly competition_folded: string;
  readonly home_ht_score: number | null;
  readonly away_ht_score: number | null;
  readonly home_ft_score: number | null;
  readonly away_ft_score: number | null;
  readonly first_goal: 'H' | 'A' | 'N' | null;
  readonly awarded: StoredFlag;
  readonly opening_sources: number;
  readonly closing_sources: number;
  readonly [list: string]: unknown;
}

/** Days that have matches, newest first, and how many; those that nobody is shown count too. */
export const SELECT_DAYS =
  'SELECT match_date AS day, COUNT(*) AS matches FROM matches GROUP BY match_date ORDER BY match_date DESC';

export const SELECT_REVISION = 'SELECT revision FROM archive_revision WHERE id = 1';

/** Matches that changed after a revision, and whether nobody is shown them any more. */
export function selectChangedIds(after: number): Statement {
  return { sql: 'SELECT id, retired FROM matches WHERE revision > ? ORDER BY id', params: [after] };
}

/** Matches that were deleted after a revision. */
export function selectDeletedIds(after: number): Statement {
  return { sql: 'SELECT match_id AS id FROM deleted_matches WHERE revision > ?', params: [after] };
}

/** Which odds of a match are read. */
export interface WantedOdds {
  readonly fields: readonly (OddField | CodeField)[];
  /** Of both sets, that of the query's type first; otherwise of that one only. */
  readonly bothSets: boolean;
}

/** Wanted odds as lists: the set of the query's type is the table `o`, the other one `z`. */
export function listsOf({ fields, bothSets }: WantedOdds): NumberLists {
  const lists = (bothSets ? ['o', 'z'] : ['o']).map((table) => numberLists(table, fields));
  return { names: lists.flatMap(({ names }) => names), sql: lists.map(({ sql }) => sql).join(', ') };
}

/** A part of the matches that meet a query, in order of id after the last part's last. */
export interface PartOfHits extends OddsSearch {
  readonly odds: WantedOdds;
  readonly afterId: number;
  readonly limit: number;
}

/** The matches of a part with the wanted odds as {@link listsOf} names them. */
export function selectHits({ type, predicates, odds, afterId, limit }: PartOfHits): Statement {
  const conditions = predicates.map((each) => conditionOf(each, type));
  const where = ['m.id > ?', IS_SHOWN, ...conditions.map(({ sql }) => sql)].join(' AND ');
  const readsBoth = odds.bothSets || conditions.some(({ table }) => table === 'z');
  const from = [
    `${MATCHES} JOIN ${ODDS_TABLES[type]} o ON o.match_id = m.id`,
    ...(readsBoth ? [`JOIN ${ODDS_TABLES[otherSet(type)]} z ON z.match_id = m.id`] : []),
  ].join(' ');
  const columns = [MATCH_COLUMNS, ...(odds.fields.length > 0 ? [listsOf(odds).sql] : [])].join(', ');
  return {
    sql: `SELECT ${columns} ${from} WHERE ${where} ORDER BY m.id LIMIT ?`,
    params: [afterId, ...conditions.flatMap(({ params }) => params), limit],
  };
}
