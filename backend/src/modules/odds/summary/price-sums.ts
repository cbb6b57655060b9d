import type { OddsGroup } from '../catalogue/column-types';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { oddsColumn } from '../index/layout';
import type { Slice } from '../index/merge';
import type { FilterType } from '../query/odds-query';

/** Sums over the settled matches that have a selection's price. Prices in hundredths. */
export interface PriceSums {
  priced: number;
  odds: number;
  /** Prices of the matches that the selection won. */
  wonOdds: number;
  /** Matches of these in which the whole market is priced, and the sum of margin-free probabilities in them. */
  impliedOver: number;
  implied: number;
}

export const noPriceSums = (): PriceSums => ({ priced: 0, odds: 0, wonOdds: 0, impliedOver: 0, implied: 0 });

/** One column's cells of the given rows, side by side: reading scattered rows once is what takes the time. */
export function gathered(cells: ArrayLike<number>, positions: Uint32Array): Int32Array {
  const dense = new Int32Array(positions.length);
  for (let at = 0; at < positions.length; at++) dense[at] = cells[positions[at]!]!;
  return dense;
}

/**
 * Adds the matches of a slice to the sums of a market's selections.
 * @param results number of each match's result
 * @param verdicts of each selection by the number of the result: 1 won, 0 lost, -1 open
 */
export function addPrices(
  { segment, positions }: Slice,
  market: OddsGroup<OddField, CodeField>,
  type: FilterType,
  results: Int32Array,
  verdicts: readonly Int8Array[],
  sums: readonly PriceSums[],
): void {
  const columns = market.columns.map(({ field }) => {
    const cells = segment.column(oddsColumn(field, type));
    return cells === null ? null : gathered(cells, positions);
  });
  const totals = columns.some((cells) => cells === null) ? null : sumsOfInverses(columns as Int32Array[]);
  columns.forEach((cells, at) => {
    if (cells !== null) addColumn(cells, totals, market.winners, results, verdicts[at]!, sums[at]!);
  });
}

/** Sum of one over each price of a match; not a number where a price is missing. */
function sumsOfInverses(columns: readonly Int32Array[]): Float64Array {
  const totals = new Float64Array(columns[0]!.length);
  for (const cells of columns) {
    for (let at = 0; at < totals.length; at++) {
      const cell = cells[at]!;
      totals[at]! += cell === 0 ? NaN : 1 / (cell - 1);
    }
  }
  return totals;
}

function addColumn(
  cells: Int32Array,
  totals: Float64Array | null,
  winners: number,
  results: Int32Array,
  verdicts: Int8Array,
  sums: PriceSums,
): void {
  let priced = 0;
  let odds = 0;
  let wonOdds = 0;
  let impliedOver = 0;
  let implied = 0;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!;
    const verdict = verdicts[results[at]!]!;
    if (cell === 0 || verdict < 0) continue;
    const price = cell - 1;
    priced += 1;
    odds += price;
    wonOdds += price * verdict;
    if (totals === null) continue;
    const share = 1 / (price * totals[at]!);
    if (share > 0) {
      impliedOver += 1;
      implied += share;
    }
  }
  sums.priced += priced;
  sums.odds += odds;
  sums.wonOdds += wonOdds;
  sums.impliedOver += impliedOver;
  sums.implied += implied * winners;
}
