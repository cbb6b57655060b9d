import { marginLevel, type PriceWeights, weightOf } from './price-weights';

/** Prices in hundredths that tables hold: up to 20.47, nearly all there are. */
const PRICES_IN_TABLE = 2_048;

/** Calibrated probabilities of one market in one set of odds. */
export class CalibratedMarket {
  /** By margin level, as they are needed. */
  private readonly tables: Float64Array[] = [];
  /** By selection, what its offset multiplies its weight by; null = nothing. */
  private readonly factors: Float64Array | null;

  /** @param winners how many selections win in every match */
  constructor(
    readonly winners: number,
    private readonly weights: PriceWeights,
  ) {
    this.factors = weights.offsets ? Float64Array.from(weights.offsets, (offset) => Math.exp(offset)) : null;
  }

  /**
   * What the prices of the whole market say; they add up to the number of winners.
   * @param prices of all selections in order, in hundredths
   */
  probabilities(prices: ArrayLike<number>): number[] {
    let inverses = 0;
    for (let at = 0; at < prices.length; at++) inverses += 100 / prices[at]!;
    const level = marginLevel(inverses / this.winners);
    const table = this.tableOf(level);
    const { factors } = this;
    const weights = new Array<number>(prices.length);
    let total = 0;
    for (let at = 0; at < prices.length; at++) {
      const price = prices[at]!;
      const isInTable = price < PRICES_IN_TABLE && Number.isInteger(price);
      const weight = isInTable ? table[price]! : weightOf(this.weights, level, price);
      total += weights[at] = factors === null ? weight : weight * factors[at]!;
    }
    for (let at = 0; at < weights.length; at++) weights[at]! *= this.winners / total;
    return weights;
  }

  /** Weights by price at a margin level. */
  private tableOf(level: number): Float64Array {
    return (this.tables[level] ??= Float64Array.from({ length: PRICES_IN_TABLE }, (_, price) =>
      price === 0 ? 0 : weightOf(this.weights, level, price),
    ));
  }
}
