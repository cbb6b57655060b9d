import type { Integer } from '../../../platform/wire-types';
import type { Market } from '../../catalogue/columns';
import type { KickOff } from '../../columns/kick-off';
import type { Result } from '../../columns/vocabulary';
import type { PricedMarket } from '../../rows/priced-markets';
import type { CalibratedMarket } from '../calibration/calibrated-market';
import type { Calibration } from '../calibration/calibration';
import type { FilterType } from '../../question/odds-query';
import { SMALL_SAMPLE } from '../summary/odds-summary';
import { ComparedGroups, type Tally } from './compared-groups';
import { chanceOfStandingOut, compareWithExpected, ScanSelection, standingOutAt } from './comparison';
import { flagsByChance, type Sample } from './flags-by-chance';
import type { PastRows } from './past-rows';
import { PriceGroups, type SameOdds } from './price-groups';

/** How far each price may differ and still be the same, in hundredths. */
export const TOLERANCES = [0, 2, 5, 10] as const;

/** @schema {"type":"integer"} */
type FixedTolerance = (typeof TOLERANCES)[number];

/** `auto`: per fixture and market the smallest that finds enough matches, the largest where none does. */
export type Tolerance = 'auto' | FixedTolerance;

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

/** What happened in past matches that had a match's prices of one market. */
export class ScanMarket {
  /** @example uo_25 */
  group: string;
  /** How far each price could differ and still be the same, in hundredths. */
  tolerance: FixedTolerance;
  /** Played matches that kicked off earlier with the same price of every selection. */
  same_odds: Integer;
  selections: ScanSelection[];
}

/** All fixtures in one market. */
export interface MarketScan {
  /** Per fixture; null where it isn't wholly priced. */
  readonly results: readonly (ScanMarket | null)[];
  /** How many selections stand out on average if the calibrated probabilities are true, and probabilities by number. */
  readonly expectedByChance: number;
  readonly chances: readonly number[];
}

/** A fixture's prices of the market, with the past matches of the same odds. */
interface Found extends SameOdds {
  readonly fixture: number;
  readonly prices: readonly number[];
  readonly tolerance: FixedTolerance;
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
  const scanned = fixtures.map((): ScanMarket | null => null);
  const samples: Sample[] = [];
  let expectedByChance = 0;
  for (const each of found) {
    const runs = compared.renumbered(each);
    const selections = selectionsOf(market, each.prices, calibrated, compared.tally(runs));
    scanned[each.fixture] = {
      group: market.key,
      tolerance: each.tolerance,
      same_odds: each.matches,
      selections,
    };
    const bounds = selections.map(({ settled, expected, small_sample }) => {
      if (small_sample) return null;
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
): SameOdds & { tolerance: FixedTolerance } {
  const [first, ...wider] = tolerance === 'auto' ? TOLERANCES : [tolerance];
  let found: SameOdds & { tolerance: FixedTolerance } = {
    tolerance: first!,
    ...groups.sameOdds(prices, first!, time),
  };
  for (const next of wider) {
    if (found.matches >= SMALL_SAMPLE) break;
    found = { tolerance: next, ...groups.sameOdds(prices, next, time) };
  }
  return found;
}

function selectionsOf(
  { columns }: Market,
  prices: readonly number[],
  calibrated: CalibratedMarket,
  { settled, hits, expectedHits }: Tally,
): ScanSelection[] {
  const implied = calibrated.probabilities(prices);
  return columns.map(({ field, title }, at) => {
    // two winners may add up to more than certainty between them
    const expected = Math.min(1, expectedHits[at]! / settled[at]!);
    return {
      column: field,
      label: title,
      price: prices[at]! / 100,
      implied: implied[at]!,
      ...compareWithExpected(hits[at]!, settled[at]!, expected),
      q_value: null,
    };
  });
}
