import type { RowPlace, State } from '../../columns/state';
import { blocksOf } from '../calibration/market-quotes';
import type { QuotedMarket } from '../calibration/quoted-markets';
import { pastOf, playedColumns, playedResults } from '../similarity/past';

/** Played matches with a price of every selection, one segment after the other. */
export interface PricedRows {
  readonly count: number;
  /** By match: in which of the parts it stands, and where there. */
  readonly segments: Uint8Array;
  readonly positions: Uint32Array;
  readonly ids: Uint32Array;
  /** By match: number of its quote. */
  readonly quotes: Uint32Array;
  readonly dates: Uint16Array;
  readonly times: Uint16Array;
  readonly results: Uint32Array;
  readonly parts: readonly RowPlace['segment'][];
}

/** Reads them; afterwards it is known what follows from all quotes. */
export function pricedRows(state: State, { quotes, values }: QuotedMarket): PricedRows {
  const slices = pastOf(state);
  const played = playedResults(state.vocabulary);
  const most = slices.reduce((sum, { positions }) => sum + positions.length, 0);
  const [positionOf, idOf, quoteOf, resultOf] = [0, 0, 0, 0].map(() => new Uint32Array(most)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const [dateOf, timeOf] = [new Uint16Array(most), new Uint16Array(most)];
  const partOf = new Uint8Array(most);
  let count = 0;
  for (const [part, slice] of slices.entries()) {
    const { segment, positions } = slice;
    const { dates, times, results } = playedColumns(slice);
    const numbers = quotes.numbersIn(segment, blocksOf(positions));
    values.extend();
    const { whole } = values;
    for (let row = 0; row < positions.length; row++) {
      const position = positions[row]!;
      const quote = numbers[position]!;
      const result = results[position]!;
      partOf[count] = part;
      positionOf[count] = position;
      idOf[count] = segment.ids[position]!;
      quoteOf[count] = quote;
      dateOf[count] = dates[position]!;
      timeOf[count] = times === null ? 0 : times[position]!;
      resultOf[count] = result;
      // the next one is written over it where it isn't wanted
      count += whole[quote]! & played[result]!;
    }
  }
  return {
    count,
    segments: partOf,
    positions: positionOf,
    ids: idOf,
    quotes: quoteOf,
    dates: dateOf,
    times: timeOf,
    results: resultOf,
    parts: slices.map(({ segment }) => segment),
  };
}

/** Places by rising value; equal ones keep their order (counting sort). */
export function risingOrder(values: Uint16Array | Uint32Array): Uint32Array {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, values[at]!);
  const next = new Uint32Array(most + 2);
  for (let at = 0; at < values.length; at++) next[values[at]! + 1]! += 1;
  for (let value = 1; value < next.length; value++) next[value]! += next[value - 1]!;
  const order = new Uint32Array(values.length);
  for (let at = 0; at < values.length; at++) order[next[values[at]!]!++] = at;
  return order;
}
