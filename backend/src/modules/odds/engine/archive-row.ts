import type { ArchiveRow } from '../sql/index-statements';
import type { IndexRow } from '../../../archive/columns/index-row';

/**
 * Turns a row of the database into one of the index.
 * @param odds as the index takes them
 */
export function toIndexRow(row: ArchiveRow, odds: IndexRow['odds']): IndexRow {
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
    awarded: row.awarded,
    opening_sources: row.opening_sources,
    closing_sources: row.closing_sources,
    odds,
  };
}
