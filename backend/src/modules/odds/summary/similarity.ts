import type { OddsGroup } from '../catalogue/column-types';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { Calibration } from '../calibration/calibration';
import { MarketRows, ROWS_AT_ONCE } from '../calibration/market-rows';
import { NearestList, type Neighbour } from './nearest-list';
import { isEarlier, isPlayed, type KickOff, type Past, playedColumns } from './past';

/** A market with a match's prices of all its selections, in hundredths and in order. */
export interface PricedMarket {
  readonly market: OddsGroup<OddField, CodeField>;
  readonly prices: readonly number[];
}

/** A market to compare in: the probabilities to be near to, and what reads those of other rows. */
interface Comparison {
  readonly wanted: readonly number[];
  readonly rows: MarketRows;
}

/**
 * The played matches with an earlier kick-off whose prices say most nearly the same: by the root mean square
 * difference of calibrated probabilities over the selections of all given markets, which must be priced in full.
 * @param markets at least one
 * @param limit how many at most, at least 1
 */
export function nearestMatches(
  { segments }: Past,
  type: FilterType,
  calibration: Calibration,
  kickOff: KickOff,
  markets: readonly PricedMarket[],
  limit: number,
): Neighbour[] {
  const nearest = new NearestList(limit);
  const comparisons = markets.map(({ market, prices }): Comparison => {
    const calibrated = calibration.market(type, market.key);
    return {
      wanted: calibrated.probabilities(prices),
      rows: new MarketRows(market, type, calibrated),
    };
  });
  for (const segment of segments) offerRows(segment, kickOff, comparisons, nearest);
  return nearest.list();
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
  const timeOf = (position: number): number => (times === null ? 0 : times[position]!);
  const selections = comparisons.reduce((sum, { wanted }) => sum + wanted.length, 0);
  const squares = new Float64Array(ROWS_AT_ONCE);
  const positions = new Uint32Array(ROWS_AT_ONCE);
  let count = 0;
  const offer = (): void => {
    sumSquares(segment, positions, count, comparisons, squares);
    for (let row = 0; row < count; row++) {
      const distance = Math.sqrt(squares[row]! / selections);
      if (!(distance <= nearest.reach)) continue;
      const position = positions[row]!;
      nearest.offer(ids[position]!, distance, { date: dates[position]!, time: timeOf(position) });
    }
    count = 0;
  };
  for (let position = 0; position < segment.rows; position++) {
    if (!isEarlier(dates[position]!, timeOf(position), kickOff) || !isPlayed(played, position)) continue;
    positions[count++] = position;
    if (count === ROWS_AT_ONCE) offer();
  }
  offer();
}

/** Squared differences by row over all selections; not a number where a price is missing. */
function sumSquares(
  segment: Segment,
  positions: Uint32Array,
  count: number,
  comparisons: readonly Comparison[],
  squares: Float64Array,
): void {
  squares.fill(0, 0, count);
  for (const { wanted, rows } of comparisons) {
    rows.read(segment, positions, count);
    for (let row = 0; row < count; row++) if (rows.whole[row] === 0) squares[row] = NaN;
    for (const [selection, probability] of wanted.entries()) {
      const probabilities = rows.probabilities[selection]!;
      for (let row = 0; row < count; row++) squares[row]! += (probabilities[row]! - probability) ** 2;
    }
  }
}
