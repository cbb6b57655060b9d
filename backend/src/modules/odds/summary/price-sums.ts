import { ODD_COLUMNS, ODD_MARKETS } from '../catalogue/columns';
import { oddsColumn } from '../index/layout';
import type { NumberArray } from '../index/number-array';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { SettlementTable } from './settlement-table';

/** Most rows that {@link PriceSums.add} takes in one call: their prices stay in the processor's cache. */
export const ROWS_AT_ONCE = 1_024;

/** One over each price by its cell, for cells of 16 bits. A missing price is as if no bookmaker could be so small. */
const MISSING = 1e300;
const INVERSES = Float64Array.from({ length: 0x1_0000 }, (_, cell) => (cell < 2 ? MISSING : 1 / (cell - 1)));

const inverseOf = (cell: number): number => (cell < 0x1_0000 ? INVERSES[cell]! : 1 / (cell - 1));

const largestMarket = Math.max(...ODD_MARKETS.map(({ columns }) => columns.length));

// no call leaves anything in them that another one needs
const denseCells = Array.from({ length: largestMarket }, () => new Int32Array(ROWS_AT_ONCE));
const inverseTotals = new Float64Array(ROWS_AT_ONCE);

/** Sums over the settled matches that have a selection's price, by place of the selection in the catalogue. */
export class PriceSums {
  readonly priced = new Float64Array(ODD_COLUMNS.length);
  /** Prices in hundredths. */
  readonly odds = new Float64Array(ODD_COLUMNS.length);
  /** Prices of the matches that the selection won. */
  readonly wonOdds = new Float64Array(ODD_COLUMNS.length);
  /** Matches of these in which the whole market is priced, and the sum of margin-free probabilities in them. */
  readonly impliedOver = new Float64Array(ODD_COLUMNS.length);
  readonly implied = new Float64Array(ODD_COLUMNS.length);

  constructor(
    private readonly type: FilterType,
    private readonly table: SettlementTable,
  ) {}

  /**
   * Adds rows of a segment, at most {@link ROWS_AT_ONCE}.
   * @param results number of each row's result, all of one class
   */
  add(segment: Segment, positions: Uint32Array, results: Int32Array): void {
    let selection = 0;
    for (const { columns, winners } of ODD_MARKETS) {
      const shares = inverseTotals.fill(0, 0, positions.length);
      columns.forEach(({ field }, at) => {
        const cells = segment.column(oddsColumn(field, this.type));
        if (cells === null) takeNothing(positions.length, denseCells[at]!, shares);
        else takePrices(cells, positions, denseCells[at]!, shares);
      });
      const whole = invertWhole(shares, positions.length);
      for (let at = 0; at < columns.length; at++, selection++) {
        const verdicts = this.table.of(selection);
        if (verdicts[results[0]!]! < 0) continue;
        this.addSelection(selection, denseCells[at]!, results, verdicts);
        if (whole === 0) continue;
        this.impliedOver[selection]! += whole;
        this.implied[selection]! += winners * sumOfShares(denseCells[at]!, shares, positions.length);
      }
    }
  }

  private addSelection(selection: number, cells: Int32Array, results: Int32Array, verdicts: Int8Array): void {
    let priced = 0;
    let odds = 0;
    let won = 0;
    for (let at = 0; at < results.length; at++) {
      const cell = cells[at]!;
      const isPriced = Number(cell !== 0);
      const price = cell - isPriced;
      priced += isPriced;
      odds += price;
      won += price * verdicts[results[at]!]!;
    }
    this.priced[selection]! += priced;
    this.odds[selection]! += odds;
    this.wonOdds[selection]! += won;
  }
}

/** Puts one column's cells of the rows side by side, and adds one over each price to the totals. */
function takePrices(
  cells: NumberArray,
  positions: Uint32Array,
  dense: Int32Array,
  totals: Float64Array,
): void {
  for (let at = 0; at < positions.length; at++) {
    const cell = cells[positions[at]!]!;
    dense[at] = cell;
    totals[at]! += inverseOf(cell);
  }
}

function takeNothing(rows: number, dense: Int32Array, totals: Float64Array): void {
  dense.fill(0, 0, rows);
  totals.fill(MISSING, 0, rows);
}

/**
 * Turns each row's sum of inverses into what each of its inverses is to be multiplied with; 0 where a price of the
 * market is missing. Answers in how many rows none is.
 */
function invertWhole(totals: Float64Array, rows: number): number {
  let whole = 0;
  for (let at = 0; at < rows; at++) {
    const total = totals[at]!;
    const isWhole = total < MISSING;
    whole += Number(isWhole);
    totals[at] = isWhole ? 1 / total : 0;
  }
  return whole;
}

function sumOfShares(cells: Int32Array, shares: Float64Array, rows: number): number {
  let sum = 0;
  for (let at = 0; at < rows; at++) sum += inverseOf(cells[at]!) * shares[at]!;
  return sum;
}
