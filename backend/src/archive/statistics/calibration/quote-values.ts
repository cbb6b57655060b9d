import type { CalibratedMarket } from './calibrated-market';
import type { MarketQuotes } from './market-quotes';

/** What follows from each quote of a market under one learning of the archive. */
export class QuoteValues {
  /** By quote: 1 where every selection is priced. */
  whole = new Uint8Array(0);
  /** By quote: sum of the inverse prices ÷ winners, 0 where a price is missing. */
  overrounds = new Float64Array(0);
  /** By `quote * selections + selection`: calibrated probability, 0 where a price is missing. */
  probabilities = new Float64Array(0);
  private known = 0;

  constructor(
    private readonly quotes: MarketQuotes,
    private readonly calibrated: CalibratedMarket,
  ) {}

  /** Works out what follows from the quotes that have come since the last call. */
  extend(): void {
    const { count, selections, width, cells } = this.quotes;
    if (this.known === count) return;
    this.growTo(count);
    for (; this.known < count; this.known++) {
      const from = this.known * width;
      const prices = cells.subarray(from, from + selections);
      if (prices.includes(0)) continue;
      this.whole[this.known] = 1;
      this.overrounds[this.known] =
        prices.reduce((sum, price) => sum + 100 / price, 0) / this.calibrated.winners;
      this.probabilities.set(this.calibrated.probabilities(prices), this.known * selections);
    }
  }

  private growTo(count: number): void {
    if (this.whole.length >= count) return;
    const capacity = Math.max(count, this.whole.length * 2);
    const { whole, overrounds, probabilities } = this;
    this.whole = new Uint8Array(capacity);
    this.whole.set(whole);
    this.overrounds = new Float64Array(capacity);
    this.overrounds.set(overrounds);
    this.probabilities = new Float64Array(capacity * this.quotes.selections);
    this.probabilities.set(probabilities);
  }
}
