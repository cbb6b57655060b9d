import type { SelectionSummary } from './odds-summary';
import { SMALL_SAMPLE } from './odds-summary';
import type { MarketSums } from './market-totals';
import { wilsonInterval } from '../wilson';

/** Sums of probabilities in another order differ in their last bits: at this grain they are the same again. */
const GRAIN = 1e12;
/** Of the normal distribution, for two-sided 95 %. */
const STANDARD_ERRORS = 1.96;

/** Figures over the settled matches. */
export function outcomeFigures(hits: number, settled: number) {
  const { rate, low, high } = shareOf(hits, settled);
  return { settled, hits, rate, ci_low: low, ci_high: high, small_sample: settled < SMALL_SAMPLE };
}

/** Figures over those of the settled matches that have a selection's price. */
export function priceFigures(sums: MarketSums, selection: number) {
  const [priced, odds, won, squares] = [sums.priced, sums.odds, sums.wonOdds, sums.wonSquares].map(
    (each) => each[selection]!,
  ) as [number, number, number, number];
  return {
    priced,
    mean_odd: priced === 0 ? null : odds / priced / 100,
    ...returnOf({ priced, wonOdds: won, wonSquares: squares }),
    thin_prices: priced < SMALL_SAMPLE,
  };
}

/**
 * Profit per unit staked on so many prices, with its 95 % interval, which is null under two.
 * @param sums of the prices in hundredths that won, and of their squares
 */
export function returnOf(sums: {
  priced: number;
  wonOdds: number;
  wonSquares: number;
}): Pick<SelectionSummary, 'return_rate' | 'return_low' | 'return_high'> {
  const { priced, wonOdds, wonSquares } = sums;
  if (priced === 0) return { return_rate: null, return_low: null, return_high: null };
  const mean = wonOdds / priced;
  const rate = mean / 100 - 1;
  if (priced === 1) return { return_rate: rate, return_low: null, return_high: null };
  const variance = Math.max(0, (wonSquares - wonOdds * mean) / (priced - 1)) / 1e4;
  const reach = STANDARD_ERRORS * Math.sqrt(variance / priced);
  return { return_rate: rate, return_low: rate - reach, return_high: rate + reach };
}

/** Figures over those of the settled matches in which a selection's whole market is priced. */
export function comparisonFigures(sums: MarketSums, selection: number) {
  const compared = sums.compared[selection]!;
  const hits = sums.comparedHits[selection]!;
  const { rate, low, high } = shareOf(hits, compared);
  const mean = (sum: number): number => Math.round((sum / compared) * GRAIN) / GRAIN;
  return {
    compared,
    compared_hits: hits,
    compared_rate: rate,
    compared_low: low,
    compared_high: high,
    implied: compared === 0 ? null : mean(sums.expected[selection]!),
    expected_return: compared === 0 ? null : mean(sums.expectedOdds[selection]! / 100) - 1,
  };
}

function shareOf(
  hits: number,
  trials: number,
): { rate: number | null; low: number | null; high: number | null } {
  if (trials === 0) return { rate: null, low: null, high: null };
  return { rate: hits / trials, ...wilsonInterval(hits, trials) };
}
