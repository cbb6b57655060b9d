import { trOdds } from '../locale/tr-odds';

/** Which of a match's two sets of odds: 1 opening, 2 closing. The numbers are the API's `filter_type`. */
export type OddsType = 1 | 2;

export const OPENING: OddsType = 1;
export const CLOSING: OddsType = 2;

/** Both sets of odds, as a choice. */
export const TYPE_OPTIONS = [
  [OPENING, trOdds.openingShort],
  [CLOSING, trOdds.closingShort],
] as const;
