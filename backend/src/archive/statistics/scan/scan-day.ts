import type { State } from '../../columns/state';
import type { Market } from '../../rows/priced-markets';
import { pastOf, playedResults } from '../similarity/past';
import { centralBracket, falseDiscoveryRates, sumOfCounts } from '../tests';
import { pastRows } from './past-rows';
import { type Fixture, type MarketResult, scanMarket, type ScanTerms } from './scan-market';

/** A day's fixtures against the past. */
export interface DayScan {
  /** Selections that were compared: those with enough settled matches. */
  readonly comparisons: number;
  /** Those of them whose interval lies wholly above or below what was expected. */
  readonly standingOut: number;
  /** How many would stand out on average if the calibrated probabilities were true. */
  readonly expectedByChance: number;
  /** Bracket that would hold their number in 95 of 100 such archives, ends included. */
  readonly chanceLow: number;
  readonly chanceHigh: number;
  /** Per fixture, its priced markets in the order they were asked for. */
  readonly results: readonly (readonly MarketResult[])[];
}

/**
 * Looks for each fixture and market at the played matches that kicked off earlier with the same prices of all its
 * selections, within a tolerance, and compares what happened in them with what their prices said. Markets are taken to
 * be independent of each other where chance is counted.
 */
export function scanDay(
  state: State,
  fixtures: readonly Fixture[],
  markets: readonly Market[],
  terms: ScanTerms,
  throwIfAborted: () => void,
): DayScan {
  const played = playedResults(state.vocabulary);
  const rows = pastOf(state).map((slice) => pastRows(slice, terms.day, played));
  const results = fixtures.map((): MarketResult[] => []);
  let expectedByChance = 0;
  let chances: readonly number[] = [1];
  for (const market of markets) {
    const scanned = scanMarket(
      rows,
      state.vocabulary.results.entries,
      fixtures,
      market,
      terms,
      throwIfAborted,
    );
    scanned.results.forEach((result, fixture) => {
      if (result !== null) results[fixture]!.push(result);
    });
    expectedByChance += scanned.expectedByChance;
    chances = sumOfCounts(chances, scanned.chances);
  }
  const compared = results
    .flat()
    .flatMap(({ selections }) => selections)
    .filter(({ smallSample }) => !smallSample);
  const rates = falseDiscoveryRates(compared.map(({ pValue }) => pValue!));
  compared.forEach((selection, at) => (selection.qValue = rates[at]!));
  const { low, high } = centralBracket(chances);
  return {
    comparisons: compared.length,
    standingOut: compared.filter(({ direction }) => direction !== null).length,
    expectedByChance,
    chanceLow: low,
    chanceHigh: high,
    results,
  };
}
