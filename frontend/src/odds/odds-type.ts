import { trOdds } from '../locale/tr-odds';

/** Which of a match's two sets of odds: 1 opening, 2 closing. The numbers are the API's `filter_type`. */
export type OddsType = 1 | 2;

export const OPENING = 1;
export const CLOSING = 2;

/** What a saved filter is for: a set of odds, or the bulletin. */
export type FilterType = OddsType | 3;

export const BULLETIN = 3;

/** Both sets of odds, as a choice. */
export const TYPE_OPTIONS = [
  [OPENING, trOdds.openingShort],
  [CLOSING, trOdds.closingShort],
] as const;

const COMING_TYPE_OPTIONS = [
  [OPENING, trOdds.openingShort],
  [CLOSING, trOdds.currentShort],
] as const;

/** The same, for matches that are still to come: until then the latest odds are the current ones. */
export const typeOptions = (isComing: boolean) => (isComing ? COMING_TYPE_OPTIONS : TYPE_OPTIONS);

/** What columns of odds show and are sorted by: prices, or the probabilities that these say. */
export type ShownValues = 'price' | 'probability';
