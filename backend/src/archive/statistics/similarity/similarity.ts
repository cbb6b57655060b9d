import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import type { OddsGroup } from '../../catalogue/column-types';
import type { CodeField, OddField } from '../../catalogue/odds-groups';
import { ROWS_PER_BLOCK, type Segment } from '../../columns/segment';
import { NearestList, type Neighbour } from './nearest-list';
import { isEarlier, isPlayed, type KickOff, type Past, playedColumns } from './past';

/** A market with a match's prices of all its selections, in hundredths and in order. */
export interface PricedMarket {
  readonly market: OddsGroup<OddField, CodeField>;
  readonly prices: readonly number[];
}

/**
 * The played matches with an earlier kick-off whose prices say most nearly the same: by the root mean square
 * difference of calibrated probabilities over the selections of all given markets, which must be priced in full.
 * What changes in the index during a pause may or may not be counted in.
 * @param quoted quotes of the set of odds to compare
 * @param markets at least one
 * @param limit how many at most, at least 1
 * @param pause lets other work run
 */
export async function nearestMatches(
  { segments }: Past,
  quoted: QuotedMarkets,
  kickOff: KickOff,
  markets: readonly PricedMarket[],
  limit: number,
  pause: () => Promise<void>,
): Promise<Neighbour[]> {
  const search = new NearestSearch(
    markets.map(({ market, prices }) => new Comparison(quoted.of(market), prices)),
    kickOff,
    limit,
  );
  for (const segment of segments) {
    for (let block = 0; block * ROWS_PER_BLOCK < segment.rows; block++) {
      search.addBlock(segment, block);
      await pause();
    }
  }
  return search.nearest.list();
}

class NearestSearch {
  readonly nearest: NearestList;
  private readonly selections: number;
  /** By row of a block: squared differences over all selections; not a number where a price is missing. */
  private readonly squares = new Float64Array(ROWS_PER_BLOCK);

  constructor(
    private readonly comparisons: readonly Comparison[],
    private readonly kickOff: KickOff,
    limit: number,
  ) {
    this.nearest = new NearestList(limit);
    this.selections = comparisons.reduce((sum, each) => sum + each.selections, 0);
  }

  addBlock(segment: Segment, block: number): void {
    // a column may have been replaced during the pause before
    const played = playedColumns(segment);
    if (played === null) return;
    const { squares, selections, kickOff, nearest } = this;
    const { ids, dates, times } = played;
    const from = block * ROWS_PER_BLOCK;
    const rows = Math.min(ROWS_PER_BLOCK, segment.rows - from);
    squares.fill(0);
    for (const comparison of this.comparisons) comparison.addTo(squares, segment, block, rows);
    for (let row = 0; row < rows; row++) {
      const distance = Math.sqrt(squares[row]! / selections);
      if (!(distance <= nearest.reach)) continue;
      const position = from + row;
      const date = dates[position]!;
      const time = times === null ? 0 : times[position]!;
      if (isEarlier(date, time, kickOff) && isPlayed(played, position))
        nearest.offer(ids[position]!, distance, { date, time });
    }
  }
}

/** How far the quotes of one market are from the prices of a match. */
class Comparison {
  readonly selections: number;
  private readonly wanted: readonly number[];
  /** By quote: squared differences over its selections; not a number where a price is missing. */
  private squares = new Float64Array(0);
  private known = 0;

  constructor(
    private readonly quoted: QuotedMarket,
    prices: readonly number[],
  ) {
    this.selections = prices.length;
    this.wanted = quoted.calibrated.probabilities(prices);
  }

  addTo(squares: Float64Array, segment: Segment, block: number, rows: number): void {
    const numbers = this.quoted.quotes.numbersIn(segment, [block]);
    this.extend();
    const from = block * ROWS_PER_BLOCK;
    for (let row = 0; row < rows; row++) squares[row]! += this.squares[numbers[from + row]!]!;
  }

  private extend(): void {
    const { quotes, values } = this.quoted;
    values.extend();
    if (this.known === quotes.count) return;
    if (this.squares.length < quotes.count) {
      const { squares } = this;
      this.squares = new Float64Array(quotes.count * 2);
      this.squares.set(squares);
    }
    for (; this.known < quotes.count; this.known++) this.squares[this.known] = this.squareOf(this.known);
  }

  private squareOf(quote: number): number {
    const { whole, probabilities } = this.quoted.values;
    if (whole[quote] === 0) return NaN;
    const from = quote * this.selections;
    return this.wanted.reduce((sum, wanted, at) => sum + (probabilities[from + at]! - wanted) ** 2, 0);
  }
}
