import { normalTail } from '../tests';

/** Of the normal distribution, for two-sided 95 %. */
const STANDARD_ERRORS = 1.96;

/** What bets would come to if the calibrated probabilities were true. Prices in hundredths. */
export class Chance {
  bets = 0;
  /** Of the same bets, what was really won. */
  private wonOdds = 0;
  private expectedOdds = 0;
  private variance = 0;

  /** @param probability that the selection wins */
  add(price: number, won: boolean, probability: number): void {
    this.bets += 1;
    if (won) this.wonOdds += price;
    this.expectedOdds += probability * price;
    this.variance += probability * (1 - probability) * price * price;
  }

  /** Units really won less units staked. */
  get profit(): number {
    return (this.wonOdds - 100 * this.bets) / 100;
  }

  /** Expected profit per unit staked; null without bets. */
  get expectedReturn(): number | null {
    return this.bets === 0 ? null : this.expectedOdds / this.bets / 100 - 1;
  }

  /** Bounds between which the profit lies with a probability of 95 %, in units. */
  get band(): { low: number; high: number } {
    const expected = this.expectedOdds / 100 - this.bets;
    const reach = (STANDARD_ERRORS * Math.sqrt(this.variance)) / 100;
    return { low: expected - reach, high: expected + reach };
  }

  /** Probability of at least the profit that there really was, by normal approximation; null where nothing is left to chance. */
  get pValue(): number | null {
    if (this.variance === 0) return null;
    return normalTail((this.wonOdds - this.expectedOdds) / Math.sqrt(this.variance));
  }
}
