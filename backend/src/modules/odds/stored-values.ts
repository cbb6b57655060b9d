import type { HandicapField } from './catalogue/handicap';
import type { CodeField, OddField } from './catalogue/odds-groups';
import type { RawMatch } from './odds-row';

/** A column of the stored odds: of the odds table, or of the bulletin's handicap market. */
export type StoredColumn = OddField | CodeField | HandicapField;

/** A match and some of its stored numbers, in the order of the columns asked for; -1 = none. */
export interface MatchWithValues {
  readonly match: RawMatch;
  readonly values: Int32Array;
}
