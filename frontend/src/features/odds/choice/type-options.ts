import { tr } from '../../../locale/tr';
import { CLOSING, OPENING } from '../odds-type';

/** Both sets of odds, as a choice. */
export const TYPE_OPTIONS = [
  [OPENING, tr.odds.openingShort],
  [CLOSING, tr.odds.closingShort],
] as const;
