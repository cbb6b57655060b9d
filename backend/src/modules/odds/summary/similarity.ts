import type { OddsGroup } from '../catalogue/column-types';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { oddsColumn } from '../index/layout';
import type { NumberArray } from '../index/number-array';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import { marginFreeProbabilities } from '../calibration/margin-free';
import { NearestList, type Neighbour } from './nearest-list';
import { isEarlier, isPlayed, type KickOff, type Past, playedColumns } from './past';

/** A market with a match's prices of all its selections, in hundredths and in order. */
export interface PricedMarket {
  readonly market: OddsGroup<OddField, CodeField>;
  readonly prices: readonly number[];
}

/** A market to compare in: the probabilities to be near to, and the prices of a segment's rows. */
interface Comparison {
  readonly winners: number;
  readonly wanted: readonly number[];
  readonly columns: readonly NumberArray[];
}

/**
 * The played matches with an earlier kick-off whose prices say most nearly the same: by the root mean square
 * difference of margin-free probabilities over the selections of all given markets, which must be priced in full.
 * @param markets at least one
 * @param limit how many at most, at least 1
 */
export function nearestMatches(
  { segments }: Past,
  type: FilterType,
  kickOff: KickOff,
  markets: readonly PricedMarket[],
  limit: number,
): Neighbour[] {
  const nearest = new NearestList(limit);
  for (const segment of segments) {
    const comparisons = comparisonsIn(segment, type, markets);
    if (comparisons !== null) offerRows(segment, kickOff, comparisons, nearest);
  }
  return nearest.list();
}

/** Null when no row of the segment has all prices. */
function comparisonsIn(
  segment: Segment,
  type: FilterType,
  markets: readonly PricedMarket[],
): Comparison[] | null {
  const comparisons: Comparison[] = [];
  for (const { market, prices } of markets) {
    const columns = market.columns.flatMap(({ field }) => segment.column(oddsColumn(field, type)) ?? []);
    if (columns.length < market.columns.length) return null;
    const wanted = marginFreeProbabilities(prices, market.winners);
    comparisons.push({ winners: market.winners, wanted, columns });
  }
  return comparisons;
}

function offerRows(
  segment: Segment,
  kickOff: KickOff,
  comparisons: readonly Comparison[],
  nearest: NearestList,
): void {
  const played = playedColumns(segment);
  if (played === null) return;
  const { ids, dates, times } = played;
  const selections = comparisons.reduce((sum, { wanted }) => sum + wanted.length, 0);
  let mostSquares = Infinity;
  for (let position = 0; position < segment.rows; position++) {
    const date = dates[position]!;
    const time = times === null ? 0 : times[position]!;
    if (!isEarlier(date, time, kickOff) || !isPlayed(played, position)) continue;
    const squares = squaredDifferences(comparisons, position, mostSquares);
    if (!(squares <= mostSquares)) continue;
    nearest.offer(ids[position]!, Math.sqrt(squares / selections), { date, time });
    mostSquares = nearest.reach ** 2 * selections;
  }
}

/** Sum over all selections; not a number where a price is missing, and cut short beyond `most`. */
function squaredDifferences(comparisons: readonly Comparison[], position: number, most: number): number {
  let squares = 0;
  for (let at = 0; at < comparisons.length && squares <= most; at++) {
    const { winners, wanted, columns } = comparisons[at]!;
    let total = 0;
    for (let selection = 0; selection < columns.length; selection++) {
      const cell = columns[selection]![position]!;
      if (cell === 0) return NaN;
      total += 1 / (cell - 1);
    }
    for (let selection = 0; selection < columns.length; selection++) {
      const difference = winners / (columns[selection]![position]! - 1) / total - wanted[selection]!;
      squares += difference * difference;
    }
  }
  return squares;
}
