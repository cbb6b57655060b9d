/** When the prices of either set were seen: instants as `YYYY-MM-DD HH:mm:ss.SSS` in UTC, or null. */
export const SEEN_COLUMNS = ['opening_seen_at', 'closing_seen_at'] as const;

/** The columns of `matches` that say what a match is, how it ended and where its prices come from. */
export const STORED_MATCH_COLUMNS = [
  'competition_id',
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
  'awarded',
  'mbs',
  'opening_sources',
  'closing_sources',
  ...SEEN_COLUMNS,
] as const;

/** The tables of the two sets of odds: one row per match in each. */
export const OPENING_ODDS_TABLE = 'opening_odds';
export const CLOSING_ODDS_TABLE = 'closing_odds';
