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

/** The columns of each market's selections in the index, and the selections' places in the catalogue. */
const marketColumns = (type: FilterType) => {
  let place = 0;
  return ODD_MARKETS.map(({ columns, winners }) => ({
    winners,
    places: columns.map(() => place++),
    columns: columns.map(({ field }) => oddsColumn(field, type)),
  }));
};

/** Found out once: looking a column up by its name takes as long as adding some fifty rows. */
const MARKET_COLUMNS = { 1: marketColumns(1), 2: marketColumns(2) };

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
   * Adds rows of a segment, at most {@link ROWS_AT_ONCE}, or takes rows away that were added before.
   * @param results number of each row's result, all of one class
   * @param rows how many of the given positions and results count
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, results: Int32Array, rows: number, times: 1 | -1): void {
    for (const { places, columns, winners } of MARKET_COLUMNS[this.type]) {
      const shares = inverseTotals.fill(0, 0, rows);
      for (let at = 0; at < columns.length; at++) {
        const cells = segment.column(columns[at]!);
        if (cells === null) takeNothing(rows, denseCells[at]!, shares);
        else takePrices(cells, positions, rows, denseCells[at]!, shares);
      }
      const whole = invertWhole(shares, rows);
      for (let at = 0; at < columns.length; at++) {
        const verdicts = this.table.of(places[at]!);
        if (verdicts[results[0]!]! < 0) continue;
        const implied = this.addSelection(
          places[at]!,
          denseCells[at]!,
          shares,
          results,
          rows,
          verdicts,
          times,
        );
        this.impliedOver[places[at]!]! += times * whole;
        this.implied[places[at]!]! += times * winners * implied;
      }
    }
  }

  /** Adds what others have summed up. */
  addAll(others: PriceSums): void {
    for (let selection = 0; selection < ODD_COLUMNS.length; selection++) {
      this.priced[selection]! += others.priced[selection]!;
      this.odds[selection]! += others.odds[selection]!;
      this.wonOdds[selection]! += others.wonOdds[selection]!;
      this.impliedOver[selection]! += others.impliedOver[selection]!;
      this.implied[selection]! += others.implied[selection]!;
    }
  }

  /** Answers the sum of margin-free probabilities over the rows with a whole market, for one winner. */
  private addSelection(
    selection: number,
    cells: Int32Array,
    shares: Float64Array,
    results: Int32Array,
    rows: number,
    verdicts: Int8Array,
    times: 1 | -1,
  ): number {
    let priced = 0;
    let odds = 0;
    let won = 0;
    let implied = 0;
    for (let at = 0; at < rows; at++) {
      const cell = cells[at]!;
      const isPriced = Number(cell !== 0);
      const price = cell - isPriced;
      priced += isPriced;
      odds += price;
      // without a branch: -1 lets the price through, 0 doesn't
      won += price & -verdicts[results[at]!]!;
      implied += inverseOf(cell) * shares[at]!;
    }
    this.priced[selection]! += times * priced;
    this.odds[selection]! += times * odds;
    this.wonOdds[selection]! += times * won;
    return implied;
  }
}

/** Puts one column's cells of the rows side by side, and adds one over each price to the totals. */
function takePrices(
  cells: NumberArray,
  positions: Uint32Array,
  rows: number,
  dense: Int32Array,
  totals: Float64Array,
): void {
  for (let at = 0; at < rows; at++) {
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
