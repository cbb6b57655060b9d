/** Fewer matches, bets or selections than these say nothing on their own. */
export const ENOUGH = 30;

/** Whether so few bets say nothing on their own. */
export const isFew = ({ bets }: { bets: number }): boolean => bets < ENOUGH;
