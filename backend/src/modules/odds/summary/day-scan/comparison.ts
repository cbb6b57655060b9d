import { SMALL_SAMPLE } from '../odds-summary';
import { wilsonInterval } from '../wilson';

/** How past results of a selection stand to what a price says of it. Rates and bounds 0-1. */
export interface PriceComparison {
  /** Margin-free probability that the price states. */
  readonly implied: number;
  /** Past matches in which the selection settled, and those it won. */
  readonly settled: number;
  readonly hits: number;
  /** Null where nothing settled, like the bounds of its 95 % Wilson interval. */
  readonly rate: number | null;
  readonly ciLow: number | null;
  readonly ciHigh: number | null;
  /** On which side of the implied probability the whole interval lies; null when it doesn't, or on a small sample. */
  readonly direction: 'above' | 'below' | null;
  readonly smallSample: boolean;
}

/** Two-sided share of comparisons that a 95 % interval lets stand out where only chance is at work. */
export const SHARE_BY_CHANCE = 0.05;

/** Compares what happened with what a price implies. A sample too small to tell never stands out. */
export function compareWithPrice(hits: number, settled: number, implied: number): PriceComparison {
  const smallSample = settled < SMALL_SAMPLE;
  if (settled === 0) {
    return {
      implied,
      settled,
      hits,
      rate: null,
      ciLow: null,
      ciHigh: null,
      direction: null,
      smallSample,
    };
  }
  const { low, high } = wilsonInterval(hits, settled);
  const side = low > implied ? 'above' : high < implied ? 'below' : null;
  const direction = smallSample ? null : side;
  return { implied, settled, hits, rate: hits / settled, ciLow: low, ciHigh: high, direction, smallSample };
}
