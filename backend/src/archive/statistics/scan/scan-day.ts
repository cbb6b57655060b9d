import type { Integer } from '../../../platform/wire-types';
import type { Market } from '../../catalogue/columns';
import type { PastMarket } from '../past/past-market';
import { centralBracket, falseDiscoveryRates, sumOfCounts } from '../tests';
import { FOUND } from './comparison';
import { flagsByChance } from './flags-by-chance';
import type { Sameness } from './same-odds';
import { type Fixture, type MadeComparison, type ScanMarket, scanMarket } from './scan-market';

/** How many comparisons of a day stand out; a market of two selections is one comparison. */
export class ScanFigures {
  /** Of all matches: selections without small sample, those that mirror each other together. */
  comparisons: Integer;
  /** Comparisons with a direction. */
  standing_out: Integer;
  /** Comparisons with a q-value up to 0.20. */
  found: Integer;
  /** How many comparisons would have a direction on average if the calibrated probabilities were exactly true. */
  expected_by_chance: number;
  /**
   * Lower end of the bracket that would hold `standing_out` in 95 of 100 such archives, ends included; it takes into
   * account that selections of a group and matches with common past matches depend on each other.
   */
  chance_low: Integer;
  /** Upper end of that bracket. */
  chance_high: Integer;
}

/** A day's fixtures against the past. */
export interface DayScan {
  readonly figures: ScanFigures;
  /** Per fixture, its priced markets in the order they were asked for. */
  readonly results: readonly ScanMarket[][];
}

/**
 * Looks for each fixture and market at the past matches of the same odds, and compares what happened in them with what
 * their prices said. Markets are taken to be independent of each other where chance is counted.
 * @param pastOf the past of a market
 */
export function scanDay(
  fixtures: readonly Fixture[],
  markets: readonly Market[],
  sameness: Sameness,
  pastOf: (market: Market) => PastMarket,
  throwIfAborted: () => void,
): DayScan {
  const results = fixtures.map((): ScanMarket[] => []);
  const comparisons: MadeComparison[] = [];
  let chances: readonly number[] = [1];
  for (const market of markets) {
    const past = pastOf(market);
    const scanned = scanMarket(past, fixtures, sameness, throwIfAborted);
    scanned.results.forEach((result, fixture) => {
      if (result !== null) results[fixture]!.push(result);
    });
    comparisons.push(...scanned.comparisons);
    chances = sumOfCounts(chances, flagsByChance(past, scanned.samples, throwIfAborted));
  }
  judge(comparisons);
  const { low, high } = centralBracket(chances);
  const figures = {
    comparisons: comparisons.length,
    standing_out: comparisons.filter(({ selections: [first] }) => first!.direction !== null).length,
    found: comparisons.filter(({ selections: [first] }) => first!.found).length,
    expected_by_chance: comparisons.reduce((sum, { chance }) => sum + chance, 0),
    chance_low: low,
    chance_high: high,
  };
  return { figures, results };
}

/** Says of each comparison what it is worth among all of them. */
function judge(comparisons: readonly MadeComparison[]): void {
  const rates = falseDiscoveryRates(comparisons.map(({ selections: [first] }) => first!.p_value!));
  comparisons.forEach(({ selections }, at) => {
    for (const selection of selections)
      Object.assign(selection, { q_value: rates[at]!, found: rates[at]! <= FOUND });
  });
}
