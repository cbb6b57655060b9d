import type { MatchScores } from '../catalogue/settlement';
import type { Segment } from './segment';

/** What numbers in the columns stand for, less one; the lists may grow at their end while rows come. */
export interface NumberedValues {
  /** Every distinct result, by the number that the column `scores` holds. */
  readonly scores: readonly MatchScores[];
  /** Every season, by the number that the column `season` holds. */
  readonly seasons: readonly string[];
  /** Folded country and name of every competition with a line break between, by the number that the column `league` holds. */
  readonly leagues: readonly string[];
}

/** Works something out over matches that come part by part, in any order. */
export interface Aggregation<T> {
  /** Takes rows of a segment. */
  add(segment: Segment, positions: Uint32Array): void;
  /** What the rows so far come to. */
  result(): T;
}
