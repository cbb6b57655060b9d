import { SMALL_SAMPLE } from './odds-summary';
import type { MarketSums } from './market-totals';
import { returnFigures } from '../return-interval';
import { wilsonInterval } from '../wilson';

/** Sums of probabilities in another order differ in their last bits: at this grain they are the same again. */
const GRAIN = 1e12;

/** Figures over the settled matches. */
export function outcomeFigures(hits: number, settled: number) {
  const { rate, low, high } = shareOf(hits, settled);
  return { settled, hits, rate, ci_low: low, ci_high: high, small_sample: settled < SMALL_SAMPLE };
}

/** Figures over those of the settled matches that have a selection's price. */
export function priceFigures(sums: MarketSums, selection: number) {
  const [priced, odds, wonOdds] = [sums.priced, sums.odds, sums.wonOdds].map((each) => each[selection]!) as [
    number,
    number,
    number,
  ];
  return {
    priced,
    mean_odd: priced === 0 ? null : odds / priced / 100,
    ...returnFigures({ bets: priced, odds, wonOdds }),
    thin_prices: priced < SMALL_SAMPLE,
  };
}

/** Figures over those of the settled matches in which a selection's whole market is priced. */
export function comparisonFigures(sums: MarketSums, selection: number) {
  const compared = sums.compared[selection]!;
  const hits = sums.comparedHits[selection]!;
  const { rate, low, high } = shareOf(hits, compared);
  return {
    compared,
    compared_hits: hits,
    compared_rate: rate,
    compared_low: low,
    compared_high: high,
    implied: meanOf(sums.expected[selection]!, compared),
    expected_return: compared === 0 ? null : meanOf(sums.expectedOdds[selection]! / 100, compared)! - 1,
  };
}

/** Mean of a sum that may have been added up in any order; null of nothing. */
export const meanOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * GRAIN) / GRAIN;

function shareOf(
  hits: number,
  trials: number,
): { rate: number | null; low: number | null; high: number | null } {
  if (trials === 0) return { rate: null, low: null, high: null };
  return { rate: hits / trials, ...wilsonInterval(hits, trials) };
}
