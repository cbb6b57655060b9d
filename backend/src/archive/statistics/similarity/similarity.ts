import { isEarlier, type KickOff } from '../../columns/kick-off';
import type { Slice } from '../../columns/segment';
import type { PricedMarket } from '../../rows/priced-markets';
import { blocksOf, ROWS_PER_BLOCK } from '../calibration/market-quotes';
import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import { NearestList, type Neighbour } from './nearest-list';
import { playedColumns } from './past';

/** What a match is compared with. */
export interface Compared {
  readonly past: readonly Slice[];
  /** One byte per result: 1 where a match was played, see `playedResults`. */
  readonly played: Uint8Array;
  /** Quotes of the set of odds to compare. */
  readonly quoted: QuotedMarkets;
}

/**
 * The played matches with an earlier kick-off whose prices say most nearly the same: by the root mean square
 * difference of calibrated probabilities over the selections of all given markets, which must be priced in full.
 * @param markets at least one
 * @param limit how many at most, at least 1
 */
export function nearestMatches(
  { past, played, quoted }: Compared,
  kickOff: KickOff,
  markets: readonly PricedMarket[],
  limit: number,
  throwIfAborted: () => void,
): Neighbour[] {
  const comparisons = markets.map(({ market, prices }) => new Comparison(quoted.of(market), prices));
  const selections = comparisons.reduce((sum, each) => sum + each.selections, 0);
  const nearest = new NearestList(limit);
  /** By row of a part: squared differences over all selections; not a number where a price is missing. */
  const squares = new Float64Array(ROWS_PER_BLOCK);
  for (const slice of past) {
    const { dates, times, results } = playedColumns(slice);
    const { ids } = slice.segment;
    for (let from = 0; from < slice.positions.length; from += ROWS_PER_BLOCK) {
      const positions = slice.positions.subarray(from, from + ROWS_PER_BLOCK);
      squares.fill(0);
      for (const comparison of comparisons) comparison.addTo(squares, { ...slice, positions });
      for (let row = 0; row < positions.length; row++) {
        const distance = Math.sqrt(squares[row]! / selections);
        if (!(distance <= nearest.reach)) continue;
        const position = positions[row]!;
        const date = dates[position]!;
        const time = times === null ? 0 : times[position]!;
        if (isEarlier(date, time, kickOff) && played[results[position]!] === 1)
          nearest.offer(ids[position]!, distance, { date, time });
      }
      throwIfAborted();
    }
  }
  return nearest.list();
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

  addTo(squares: Float64Array, { segment, positions }: Slice): void {
    const numbers = this.quoted.quotes.numbersIn(segment, blocksOf(positions));
    this.extend();
    for (let row = 0; row < positions.length; row++)
      squares[row]! += this.squares[numbers[positions[row]!]!]!;
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
