import type { IndexRow } from '../index/index-row';
import { COLUMNS_PER_SET } from '../index/layout';
import type { ArchiveRow } from '../sql/index-statements';
import { type NumberLists, readNumbers } from '../sql/number-lists';

/** Numbers that a match's two sets of odds take. */
export const ODDS_PER_MATCH = 2 * COLUMNS_PER_SET;

/**
 * Turns a row of the database into one of the index.
 * @param lists the odds that the row has
 * @param odds {@link ODDS_PER_MATCH} long; takes the numbers of the lists
 * @param from place of the first of them
 */
export function toIndexRow(row: ArchiveRow, lists: NumberLists, odds: Int32Array, from = 0): IndexRow {
  readNumbers(row, lists, odds, from);
  return {
    id: row.id,
    match_date: row.match_date,
    match_time: row.match_time,
    season_slug: row.season_slug,
    folded: {
      country_name: row.country_folded,
      competition_name: row.competition_folded,
      home_team: row.home_folded,
      away_team: row.away_folded,
    },
    home_ht_score: row.home_ht_score,
    away_ht_score: row.away_ht_score,
    home_ft_score: row.home_ft_score,
    away_ft_score: row.away_ft_score,
    first_goal: row.first_goal,
    opening_sources: row.opening_sources,
    closing_sources: row.closing_sources,
    odds,
  };
}
