import type { ReliabilityBin, SelectionBins } from '../../src/archive/statistics/judging/calibration-report';

/**
 * How many standard errors more often than stated the selections of some bins won, if each had the probability stated in
 * the mean of its bin.
 */
export function standardErrorsOff(bins: readonly Pick<ReliabilityBin, 'n' | 'stated' | 'actual'>[]): number {
  let [off, variance] = [0, 0];
  for (const { n, stated, actual } of bins) {
    if (n === 0) continue;
    off += n * (actual! - stated!);
    variance += n * stated! * (1 - stated!);
  }
  return off / Math.sqrt(variance);
}

/** A bin of one selection. */
export interface Cell {
  readonly column: SelectionBins['column'];
  readonly low: number;
  readonly n: number;
  /** See {@link standardErrorsOff}. */
  readonly off: number;
}

/** The bin that is furthest off of those with so many selections at least; undefined where there are none. */
export function worstCell(selections: readonly SelectionBins[], atLeast: number): Cell | undefined {
  return selections
    .flatMap(({ column, bins }) =>
      bins
        .filter(({ n }) => n >= atLeast)
        .map((bin): Cell => ({ column, low: bin.low, n: bin.n, off: standardErrorsOff([bin]) })),
    )
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))[0];
}
