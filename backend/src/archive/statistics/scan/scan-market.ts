import type { KickOff } from '../../columns/kick-off';
import type { Result } from '../../columns/vocabulary';
import type { Market, PricedMarket } from '../../rows/priced-markets';
import type { Calibration } from '../calibration/calibration';
import type { FilterType } from '../../question/odds-query';
import { SMALL_SAMPLE } from '../summary/odds-summary';
import { ComparedGroups } from './compared-groups';
import { chanceOfStandingOut, compareWithExpected, type Comparison, standingOutAt } from './comparison';
import { flagsByChance, type Sample } from './flags-by-chance';
import type { PastRows } from './past-rows';
import { PriceGroups, type SameOdds } from './price-groups';

/** How far each price may differ and still be the same, in hundredths. */
export const TOLERANCES = [0, 2, 5, 10] as const;

/** One of them, or per fixture and market the smallest that finds enough matches (the largest where none does). */
export type Tolerance = (typeof TOLERANCES)[number] | 'auto';

/** What a day is scanned by. */
export interface ScanTerms {
  readonly type: FilterType;
  /** The fixtures' date as columns hold it. */
  readonly day: number;
  readonly tolerance: Tolerance;
  readonly calibration: Calibration;
}

/** A match of the day with the markets it is priced in. */
export interface Fixture {
  readonly kickOff: KickOff;
  readonly markets: readonly PricedMarket[];
}

/** A selection of a fixture against the past. */
export interface ScannedSelection extends Comparison {
  /** Calibrated probability that the fixture's own prices state. */
  readonly implied: number;
  /** Share of errors among findings at least as extreme, over the whole scan; null on a small sample. */
  qValue: number | null;
}

/** What happened in past matches that had a fixture's prices of one market. */
export interface MarketResult {
  readonly market: Market;
  /** The tolerance that was used, in hundredths. */
  readonly tolerance: number;
  /** Past matches with the same prices. */
  readonly sameOdds: number;
  /** Per selection of the market, in order. */
  readonly selections: readonly ScannedSelection[];
}

/** All fixtures in one market. */
export interface MarketScan {
  /** Per fixture; null where it isn't wholly priced. */
  readonly results: readonly (MarketResult | null)[];
  /** How many selections stand out on average if the calibrated probabilities are true, and probabilities by number. */
  readonly expectedByChance: number;
  readonly chances: readonly number[];
}

/** A fixture's prices of the market, with the past matches of the same odds. */
interface Found extends SameOdds {
  readonly fixture: number;
  readonly prices: readonly number[];
  readonly tolerance: number;
}

/**
 * Compares all fixtures in one market.
 * @param rows played rows up to the day
 * @param results every distinct one
 */
export function scanMarket(
  rows: readonly PastRows[],
  results: readonly Result[],
  fixtures: readonly Fixture[],
  market: Market,
  { type, tolerance, calibration }: ScanTerms,
  throwIfAborted: () => void,
): MarketScan {
  const groups = new PriceGroups(rows, market, type, results);
  throwIfAborted();
  const found: Found[] = [];
  for (const [fixture, { kickOff, markets }] of fixtures.entries()) {
    const prices = markets.find((each) => each.market === market)?.prices;
    if (prices === undefined) continue;
    found.push({ fixture, prices, ...sameOdds(groups, prices, tolerance, kickOff.time) });
  }
  const calibrated = calibration.market(type, market.key);
  const compared = new ComparedGroups(groups, found, market.columns.length, calibrated);
  const scanned = fixtures.map((): MarketResult | null => null);
  const samples: Sample[] = [];
  let expectedByChance = 0;
  for (const each of found) {
    const runs = compared.renumbered(each);
    const selections = selectionsOf(compared, runs, calibrated.probabilities(each.prices));
    scanned[each.fixture] = { market, tolerance: each.tolerance, sameOdds: each.matches, selections };
    const bounds = selections.map(({ settled, expected, smallSample }) => {
      if (smallSample) return null;
      const standingOut = standingOutAt(settled, expected!);
      expectedByChance += chanceOfStandingOut(settled, expected!, standingOut);
      return standingOut;
    });
    samples.push({ runs, bounds });
    throwIfAborted();
  }
  const chances = flagsByChance(compared, market.winners, samples, throwIfAborted);
  return { results: scanned, expectedByChance, chances };
}

function sameOdds(
  groups: PriceGroups,
  prices: readonly number[],
  tolerance: Tolerance,
  time: number,
): SameOdds & { tolerance: number } {
  const [first, ...wider] = tolerance === 'auto' ? TOLERANCES : [tolerance];
  let found = { tolerance: first as number, ...groups.sameOdds(prices, first!, time) };
  for (const next of wider) {
    if (found.matches >= SMALL_SAMPLE) break;
    found = { tolerance: next, ...groups.sameOdds(prices, next, time) };
  }
  return found;
}

function selectionsOf(
  groups: ComparedGroups,
  runs: Uint32Array,
  implied: readonly number[],
): ScannedSelection[] {
  const { settled, hits, expectedHits } = groups.tally(runs);
  return implied.map((each, at) => {
    // two winners may add up to more than certainty between them
    const expected = Math.min(1, expectedHits[at]! / settled[at]!);
    return { implied: each, ...compareWithExpected(hits[at]!, settled[at]!, expected), qValue: null };
  });
}
