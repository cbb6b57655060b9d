import { MARKET_FIELDS } from '../../../archive/catalogue/columns';
import { numberLists } from './number-lists';
import { IS_SETTLED, type Statement } from './statements';

/** Both sets of odds of a match: opening (table `o`) and closing (table `z`), in the order of the table. */
export const SETS = { 1: numberLists('o', MARKET_FIELDS), 2: numberLists('z', MARKET_FIELDS) };

/** What {@link selectSettled} gives of a match. */
export interface SettledRow {
  readonly id: number;
  readonly season_slug: string;
  readonly home_ht_score: number | null;
  readonly away_ht_score: number | null;
  readonly home_ft_score: number;
  readonly away_ft_score: number;
  readonly first_goal: 'H' | 'A' | 'N' | null;
  readonly [list: string]: unknown;
}

/** A part of the matches with a known full-time score that wasn't awarded, in order of id after the last part's last. */
export function selectSettled(afterId: number, limit: number): Statement {
  const sql = [
    'SELECT m.id, m.season_slug, m.home_ht_score, m.away_ht_score, m.home_ft_score, m.away_ft_score, m.first_goal,',
    `${SETS[1].sql}, ${SETS[2].sql} FROM matches m`,
    'JOIN opening_odds o ON o.match_id = m.id JOIN closing_odds z ON z.match_id = m.id',
    `WHERE m.id > ? AND ${IS_SETTLED} ORDER BY m.id LIMIT ?`,
  ].join(' ');
  return { sql, params: [afterId, limit] };
}
