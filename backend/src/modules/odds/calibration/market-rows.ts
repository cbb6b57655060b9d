import type { OddsGroup } from '../catalogue/column-types';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { oddsColumn } from '../index/layout';
import type { NumberArray } from '../index/number-array';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import { type CalibratedMarket, CELLS_IN_TABLE } from './calibrated-market';
import { MARGIN_LEVELS, marginLevel } from './price-weights';

/** Most rows that are read at once: what is read of them stays in the processor's cache. */
export const ROWS_AT_ONCE = 1_024;

/** One over each price in hundredths by its cell. A missing price is as if no bookmaker could be so small. */
const MISSING = 1e300;
const INVERSES = Float64Array.from({ length: CELLS_IN_TABLE }, (_, cell) =>
  cell < 2 ? MISSING : 100 / (cell - 1),
);
const inverseOf = (cell: number): number => (cell < CELLS_IN_TABLE ? INVERSES[cell]! : 100 / (cell - 1));

/**
 * One market of some rows side by side: prices, overround, calibrated probabilities. Reading again writes over what was
 * read before.
 */
export class MarketRows {
  /** By selection and row: cells of the index, 0 without a price. */
  readonly cells: readonly Int32Array[];
  /** By row: 1 where every selection is priced. */
  readonly whole = new Uint8Array(ROWS_AT_ONCE);
  /** By row: sum of the inverse prices ÷ winners, 0 where a price is missing. */
  readonly overrounds = new Float64Array(ROWS_AT_ONCE);
  /** By selection and row: calibrated probability, 0 where a price is missing. */
  readonly probabilities: readonly Float64Array[];

  private readonly columns: readonly number[];
  private readonly levels = new Uint8Array(ROWS_AT_ONCE);
  private readonly totals = new Float64Array(ROWS_AT_ONCE);
  private weights: Float64Array;

  constructor(
    { columns }: OddsGroup<OddField, CodeField>,
    type: FilterType,
    private readonly calibrated: CalibratedMarket,
  ) {
    this.columns = columns.map(({ field }) => oddsColumn(field, type));
    this.cells = columns.map(() => new Int32Array(ROWS_AT_ONCE));
    this.probabilities = columns.map(() => new Float64Array(ROWS_AT_ONCE));
    this.weights = calibrated.tablesWith(0);
  }

  /**
   * Reads rows of a segment.
   * @param rows how many of the positions count, at most {@link ROWS_AT_ONCE}
   * @returns in how many of them every selection is priced
   */
  read(segment: Segment, positions: ArrayLike<number>, rows: number): number {
    const { overrounds, cells, probabilities } = this;
    overrounds.fill(0, 0, rows);
    for (let at = 0; at < this.columns.length; at++) {
      const column = segment.column(this.columns[at]!);
      if (column === null) takeNothing(rows, cells[at]!, overrounds);
      else takePrices(column, positions, rows, cells[at]!, overrounds);
    }
    const whole = this.findLevels(rows);
    const totals = this.totals.fill(0, 0, rows);
    for (let at = 0; at < cells.length; at++) this.takeWeights(cells[at]!, rows, probabilities[at]!);
    for (let row = 0; row < rows; row++)
      totals[row] = this.whole[row]! && this.calibrated.winners / totals[row]!;
    for (const each of probabilities) for (let row = 0; row < rows; row++) each[row]! *= totals[row]!;
    return whole;
  }

  /** Turns the sums of inverses into overrounds and finds their levels; answers in how many rows no price is missing. */
  private findLevels(rows: number): number {
    const { overrounds, whole, levels } = this;
    const { winners } = this.calibrated;
    let count = 0;
    let occurring = 0;
    for (let row = 0; row < rows; row++) {
      const isWhole = overrounds[row]! < MISSING;
      const overround = isWhole ? overrounds[row]! / winners : 0;
      const level = marginLevel(overround);
      overrounds[row] = overround;
      whole[row] = Number(isWhole);
      levels[row] = level;
      count += Number(isWhole);
      occurring |= 1 << level;
    }
    for (let level = 0; level < MARGIN_LEVELS; level++)
      if ((occurring >> level) & 1) this.weights = this.calibrated.tablesWith(level);
    return count;
  }

  private takeWeights(cells: Int32Array, rows: number, out: Float64Array): void {
    const { levels, totals, weights } = this;
    for (let row = 0; row < rows; row++) {
      const cell = cells[row]!;
      const level = levels[row]!;
      const weight =
        cell < CELLS_IN_TABLE
          ? weights[level * CELLS_IN_TABLE + cell]!
          : this.calibrated.weight(level, cell - 1);
      out[row] = weight;
      totals[row]! += weight;
    }
  }
}

/** Puts one column's cells of the rows side by side, and adds one over each price to the totals. */
function takePrices(
  column: NumberArray,
  positions: ArrayLike<number>,
  rows: number,
  cells: Int32Array,
  totals: Float64Array,
): void {
  for (let row = 0; row < rows; row++) {
    const cell = column[positions[row]!]!;
    cells[row] = cell;
    totals[row]! += inverseOf(cell);
  }
}

function takeNothing(rows: number, cells: Int32Array, totals: Float64Array): void {
  cells.fill(0, 0, rows);
  totals.fill(MISSING, 0, rows);
}
