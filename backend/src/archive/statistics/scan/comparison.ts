import type { Integer } from '../../../platform/wire-types';
import { SelectionRate } from '../summary/odds-summary';
import { outcomeFigures } from '../summary/selection-summary';
import type { StandingOut } from '../standing-out';
import { binomialTest } from '../tests';

/** How past results of a selection stand to what the prices of those matches said of it. */
export type Comparison = ReturnType<typeof outcomeFigures> &
  Pick<ScanSelection, 'expected' | 'direction' | 'p_value'>;

/** A selection of a match against the past matches with the same odds. */
export class ScanSelection extends SelectionRate {
  /** @example 1.85 */
  price: number;
  /** Calibrated probability that the match's own prices state, 0-1, as it is shown: with four decimals. */
  implied: number;
  /**
   * Mean calibrated probability, as it is shown, of the past matches in which the selection settled, 0-1: what `rate` is
   * held against; null when nothing settled.
   */
  expected: number | null;
  /** Past matches of the same odds in which the selection settled; 0 where there are too few to compare with. */
  settled: Integer;
  /** Where the whole interval lies, seen from `expected`; null when it does not, or on a small sample. */
  direction: 'above' | 'below' | null;
  /** Fewer than 30 settled matches: not compared, so never standing out. */
  small_sample: boolean;
  /**
   * Of an exact binomial test against `expected`: twice the smaller tail, at most 1; null on a small sample. The second of
   * two selections mirrors the first: the same comparison, with the same p and q.
   */
  p_value: number | null;
  /**
   * The p-value once all comparisons of the answer are taken into account (Benjamini-Hochberg); null on a small
   * sample.
   */
  q_value: number | null;
  /** q_value up to 0.20: hard to explain by chance. */
  found: boolean;
}

/** Up to this q-value a comparison is a find. */
export const FOUND = 0.2;

/** Compares what happened with what was expected (0-1, counts only where anything settled). */
export function compareWithExpected(hits: number, settled: number, expected: number): Comparison {
  const figures = outcomeFigures(hits, settled);
  if (settled === 0) return { ...figures, expected: null, direction: null, p_value: null };
  if (figures.small_sample) return { ...figures, expected, direction: null, p_value: null };
  const direction = figures.ci_low! > expected ? 'above' : figures.ci_high! < expected ? 'below' : null;
  return { ...figures, expected, direction, p_value: binomialTest(hits, settled, expected) };
}

const OPPOSITE = { above: 'below', below: 'above' } as const;

/** What a comparison of the first of two selections says of the second. */
export const mirrored = ({ direction, p_value }: Comparison): Pick<Comparison, 'direction' | 'p_value'> => ({
  direction: direction === null ? null : OPPOSITE[direction],
  p_value,
});

/** A fixture's past matches in one market, and what lets its comparisons stand out. */
export interface Sample {
  /** By their place in the market's past. */
  readonly matches: Uint32Array;
  /** By selection (of two only the first, which the other mirrors); null where it isn't compared. */
  readonly bounds: readonly (StandingOut | null)[];
}
