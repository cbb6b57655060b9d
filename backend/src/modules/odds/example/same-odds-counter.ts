import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { Aggregation } from '../../../archive/columns/aggregation';
import { matchColumn, oddsColumn } from '../../../archive/columns/layout';
import type { Segment } from '../../../archive/columns/segment';
import type { FilterType } from '../../../archive/question/odds-query';

const AWARDED = matchColumn('awarded');

/** Prices in hundredths, in the order of some columns. */
export type Prices = readonly number[];

/** Counts for several lists of prices the rows that have the same ones. */
export class SameOddsCounter implements Aggregation<number[]> {
  private readonly columns: readonly number[];
  private readonly counts: Map<string, number>;

  /** @param wanted in the order of the fields */
  constructor(
    fields: readonly OddField[],
    type: FilterType,
    private readonly wanted: readonly Prices[],
  ) {
    this.columns = fields.map((field) => oddsColumn(field, type));
    this.counts = new Map(wanted.map((prices) => [keyOf(prices), 0]));
  }

  add(segment: Segment, positions: Uint32Array): void {
    const columns = this.columns.flatMap((column) => segment.column(column) ?? []);
    if (columns.length < this.columns.length) return;
    const awarded = segment.column(AWARDED);
    for (const position of positions) {
      if (awarded !== null && awarded[position] !== 0) continue;
      // cells are one more than the price
      const key = keyOf(columns.map((cells) => cells[position]! - 1));
      const count = this.counts.get(key);
      if (count !== undefined) this.counts.set(key, count + 1);
    }
  }

  /** How many rows whose result wasn't awarded have each of the wanted lists. */
  result(): number[] {
    return this.wanted.map((prices) => this.counts.get(keyOf(prices))!);
  }
}

const keyOf = (prices: Prices): string => prices.join(' ');
