/** Fewer matches, bets or selections than these say nothing on their own. */
export const ENOUGH = 30;
