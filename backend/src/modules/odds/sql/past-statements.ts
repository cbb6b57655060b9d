import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { FilterType } from '../../../archive/question/odds-query';
import { IS_SETTLED, IS_SHOWN, ODDS_TABLES, type Statement } from './statements';

/** A part of the past: the played matches up to a day, awarded ones left out, in order of id after the last part's last. */
export interface PartOfPast {
  readonly type: FilterType;
  readonly fields: readonly OddField[];
  /** `YYYY-MM-DD`, included. */
  readonly until: string;
  readonly afterId: number;
  readonly limit: number;
}

/** What is read of every played match besides prices. */
export const PAST_COLUMNS = [
  ...['m.id', 'm.match_date', 'm.match_time', 'm.season_slug', 'm.first_goal', 'm.awarded'],
  ...['m.opening_sources', 'm.closing_sources'],
  ...['m.home_ht_score', 'm.away_ht_score', 'm.home_ft_score', 'm.away_ft_score'],
];

/** When each played match was, how it ended, the given prices, and where they come from. */
export function selectPlayed({ type, fields, until, afterId, limit }: PartOfPast): Statement {
  const columns = [...PAST_COLUMNS, ...fields.map((field) => `o.${field}`)];
  const sql = [
    `SELECT ${columns.join(', ')} FROM matches m JOIN ${ODDS_TABLES[type]} o ON o.match_id = m.id`,
    `WHERE m.id > ? AND m.match_date <= ? AND ${IS_SETTLED} ORDER BY m.id LIMIT ?`,
  ].join(' ');
  return { sql, params: [afterId, until, limit] };
}

/** The last day up to one (included) with a played match that has all of the given prices. */
export function selectLastSettledDay(
  type: FilterType,
  fields: readonly OddField[],
  until: string,
): Statement {
  const sql = [
    `SELECT m.match_date AS day FROM matches m JOIN ${ODDS_TABLES[type]} o ON o.match_id = m.id`,
    `WHERE m.match_date <= ? AND ${IS_SETTLED}`,
    ...fields.map((field) => `AND o.${field} IS NOT NULL`),
    'ORDER BY m.match_date DESC LIMIT 1',
  ].join(' ');
  return { sql, params: [until] };
}

/** Ids of a day's matches in order of kick-off, those of unknown time last. */
export function selectDayIds(date: string): Statement {
  return {
    sql: `SELECT m.id AS id FROM matches m WHERE m.match_date = ? AND ${IS_SHOWN} ORDER BY m.match_time IS NULL, m.match_time, m.id`,
    params: [date],
  };
}
