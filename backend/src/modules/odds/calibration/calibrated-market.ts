import { MARGIN_LEVELS, marginLevel, type PriceWeights, weightOf } from './price-weights';

/** Prices that tables hold, as cells of the index (one more than the price): up to 20.46, nearly all there are. */
export const CELLS_IN_TABLE = 2_048;

/** Calibrated probabilities of one market in one set of odds. */
export class CalibratedMarket {
  private readonly filled = new Uint8Array(MARGIN_LEVELS);
  private tables: Float64Array | null = null;

  /** @param winners how many selections win in every match */
  constructor(
    readonly winners: number,
    private readonly weights: PriceWeights,
  ) {}

  /**
   * What the prices of the whole market say; they add up to the number of winners.
   * @param prices of all selections in order, in hundredths
   */
  probabilities(prices: ArrayLike<number>): number[] {
    let inverses = 0;
    for (let at = 0; at < prices.length; at++) inverses += 100 / prices[at]!;
    const level = marginLevel(inverses / this.winners);
    const table = this.tablesWith(level);
    const from = level * CELLS_IN_TABLE + 1;
    const weights = new Array<number>(prices.length);
    let total = 0;
    for (let at = 0; at < prices.length; at++) {
      const price = prices[at]!;
      const isInTable = price < CELLS_IN_TABLE - 1 && Number.isInteger(price);
      total += weights[at] = isInTable ? table[from + price]! : weightOf(this.weights, level, price);
    }
    for (let at = 0; at < weights.length; at++) weights[at]! *= this.winners / total;
    return weights;
  }

  /**
   * Weights by `level * CELLS_IN_TABLE + cell`, 0 where a cell holds no price.
   * @param level the one that is filled on return; others may be
   */
  tablesWith(level: number): Float64Array {
    const tables = (this.tables ??= new Float64Array(MARGIN_LEVELS * CELLS_IN_TABLE));
    if (this.filled[level] === 0) {
      this.filled[level] = 1;
      const from = level * CELLS_IN_TABLE;
      for (let cell = 2; cell < CELLS_IN_TABLE; cell++)
        tables[from + cell] = weightOf(this.weights, level, cell - 1);
    }
    return tables;
  }

  /** Weight of a price in hundredths at a margin level, for prices beyond the tables. */
  weight(level: number, price: number): number {
    return weightOf(this.weights, level, price);
  }
}
