/** The tables of the two sets of odds: one row per match in each. */
export const OPENING_ODDS_TABLE = 'opening_odds';
export const CLOSING_ODDS_TABLE = 'closing_odds';
