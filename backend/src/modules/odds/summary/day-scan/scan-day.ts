import type { OddsGroup } from '../../catalogue/column-types';
import type { CodeField, OddField } from '../../catalogue/odds-groups';
import type { FilterType } from '../../query/odds-query';
import { marginFreeProbabilities } from '../../calibration/margin-free';
import type { KickOff, Past } from '../past';
import type { PricedMarket } from '../similarity';
import { compareWithPrice, type PriceComparison } from './comparison';
import { MarketHistory, noTally } from './market-history';
import { type PastRows, pastRows } from './past-rows';

/** A match of the day with the markets it is priced in. */
export interface Fixture {
  readonly kickOff: KickOff;
  readonly markets: readonly PricedMarket[];
}

/** What happened in past matches that had a fixture's prices of one market. */
export interface MarketResult {
  readonly market: OddsGroup<OddField, CodeField>;
  /** Past matches with the same prices. */
  readonly sameOdds: number;
  /** Per selection of the market, in order. */
  readonly selections: readonly PriceComparison[];
}

/** A day's fixtures against the past. */
export interface DayScan {
  /** Selections that were compared: those with enough settled matches to tell anything. */
  readonly comparisons: number;
  /** Those of them whose interval lies wholly above or below the implied probability. */
  readonly standingOut: number;
  /** Per fixture, its priced markets in the order they were asked for. */
  readonly results: readonly (readonly MarketResult[])[];
}

/**
 * Looks for each fixture and market at the played matches that kicked off earlier with the same prices of all its
 * selections, within a tolerance in hundredths.
 * @param day the fixtures' date as columns hold it
 * @param pause lets other work run; called between fixtures
 */
export async function scanDay(
  past: Past,
  fixtures: readonly Fixture[],
  markets: readonly OddsGroup<OddField, CodeField>[],
  { type, day, tolerance }: { type: FilterType; day: number; tolerance: number },
  pause: () => Promise<void>,
): Promise<DayScan> {
  const rows: PastRows[] = [];
  for (const segment of past.segments) {
    rows.push(await pastRows(segment, day, pause));
    await pause();
  }
  const results = fixtures.map((): MarketResult[] => []);
  for (const market of markets) {
    const histories = await historiesOf(market, rows, past, type, pause);
    for (const [at, { kickOff, markets: priced }] of fixtures.entries()) {
      const prices = priced.find((each) => each.market === market)?.prices;
      if (prices === undefined) continue;
      results[at]!.push(marketResult(market, histories, prices, tolerance, kickOff.time));
      await pause();
    }
  }
  const compared = results
    .flat()
    .flatMap(({ selections }) => selections)
    .filter(({ smallSample }) => !smallSample);
  return {
    comparisons: compared.length,
    standingOut: compared.filter(({ direction }) => direction !== null).length,
    results,
  };
}

async function historiesOf(
  market: OddsGroup<OddField, CodeField>,
  rows: readonly PastRows[],
  past: Past,
  type: FilterType,
  pause: () => Promise<void>,
): Promise<MarketHistory[]> {
  const histories: MarketHistory[] = [];
  for (const each of rows) {
    const history = await MarketHistory.of(each, market, type, past.scores, pause);
    if (history !== null) histories.push(history);
    await pause();
  }
  return histories;
}

function marketResult(
  market: OddsGroup<OddField, CodeField>,
  histories: readonly MarketHistory[],
  prices: readonly number[],
  tolerance: number,
  time: number,
): MarketResult {
  const tally = noTally(market);
  for (const history of histories) history.addTo(tally, prices, tolerance, time);
  const implied = marginFreeProbabilities(prices, market.winners);
  const selections = implied.map((each, at) => compareWithPrice(tally.hits[at]!, tally.settled[at]!, each));
  return { market, sameOdds: tally.sameOdds, selections };
}
