import type { Integer } from '../../../platform/wire-types';
import type { State } from '../../columns/state';
import type { Market } from '../../catalogue/columns';
import { pastOf, playedResults } from '../similarity/past';
import { centralBracket, falseDiscoveryRates, sumOfCounts } from '../tests';
import { pastRows } from './past-rows';
import { type Fixture, type ScanMarket, scanMarket, type ScanTerms } from './scan-market';

/** How many selections of a day stand out. */
export class ScanFigures {
  /** Compared selections of all matches: those without small sample. */
  comparisons: Integer;
  /** Compared selections with a direction. */
  standing_out: Integer;
  /** How many of them would have a direction on average if the calibrated probabilities were exactly true. */
  expected_by_chance: number;
  /**
   * Lower end of the bracket that would hold that number in 95 of 100 such archives, ends included; it takes into
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
  const results = fixtures.map((): ScanMarket[] => []);
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
    .filter(({ small_sample }) => !small_sample);
  const rates = falseDiscoveryRates(compared.map(({ p_value }) => p_value!));
  compared.forEach((selection, at) => (selection.q_value = rates[at]!));
  const { low, high } = centralBracket(chances);
  const figures = {
    comparisons: compared.length,
    standing_out: compared.filter(({ direction }) => direction !== null).length,
    expected_by_chance: expectedByChance,
    chance_low: low,
    chance_high: high,
  };
  return { figures, results };
}
