/** The columns of `matches` that say what a match is and how it ended. */
export const STORED_MATCH_COLUMNS = [
  'match_date',
  'match_time',
  'season_slug',
  'code',
  'home_team',
  'away_team',
  'home_folded',
  'away_folded',
  'pair_key',
  'home_ht_score',
  'away_ht_score',
  'home_ft_score',
  'away_ft_score',
  'first_goal',
] as const;
