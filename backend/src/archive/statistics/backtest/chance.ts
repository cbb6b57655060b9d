import { type CourseByChance, courseByChance } from './course-by-chance';
import { exactProfitTail, profitTail } from './profit-tail';

/** The normal quantile that a random walk keeps within up to its end in 95 of 100 cases: 4Φ(-c) = 0.05, by reflection. */
const WHOLE_CURVE = 2.241;

/** So many bets are enough for the moments of their profit. */
const ENOUGH = 30;

const FIRST_ROOM = 256;

/** What bets would come to if the calibrated probabilities were true. Prices in hundredths. */
export class Chance {
  bets = 0;
  /** Sum of the prices that really won; the others are moments of what they would win, see {@link profitTail}. */
  wonOdds = 0;
  expectedOdds = 0;
  variance = 0;
  thirdMoment = 0;
  private prices = new Int32Array(FIRST_ROOM);
  private probabilities = new Float64Array(FIRST_ROOM);

  /** @param probability that the selection wins */
  add(price: number, won: boolean, probability: number): void {
    if (this.bets === this.prices.length) this.grow();
    this.prices[this.bets] = price;
    this.probabilities[this.bets] = probability;
    this.bets += 1;
    if (won) this.wonOdds += price;
    const variance = probability * (1 - probability) * price * price;
    this.expectedOdds += probability * price;
    this.variance += variance;
    this.thirdMoment += variance * price * (1 - 2 * probability);
  }

  /** Units really won less units staked. */
  get profit(): number {
    return (this.wonOdds - 100 * this.bets) / 100;
  }

  /** Expected profit in units. */
  get expected(): number {
    return this.expectedOdds / 100 - this.bets;
  }

  /** Expected profit per unit staked; null without bets. */
  get expectedReturn(): number | null {
    return this.bets === 0 ? null : this.expectedOdds / this.bets / 100 - 1;
  }

  /** How far, in units, the whole curve stays from what is expected in 95 of 100 cases. */
  get reach(): number {
    return (WHOLE_CURVE * Math.sqrt(this.variance)) / 100;
  }

  /** Probability of at least the profit that there really was; null where nothing is left to chance. */
  get pValue(): number | null {
    return this.bets < ENOUGH ? exactProfitTail(this.each(), this.wonOdds) : profitTail(this);
  }

  /** The largest fall and the longest losing run that chance gives. */
  course(): CourseByChance {
    const { bets, prices, probabilities } = this;
    return courseByChance(prices.subarray(0, bets), probabilities.subarray(0, bets));
  }

  /** Σ ln p, which hardly any question needs. */
  get lnAllWon(): number {
    return this.each().reduce((sum, { probability }) => sum + Math.log(probability), 0);
  }

  private each() {
    return Array.from({ length: this.bets }, (_, at) => ({
      price: this.prices[at]!,
      probability: this.probabilities[at]!,
    }));
  }

  private grow(): void {
    const prices = new Int32Array(this.bets * 2);
    prices.set(this.prices);
    this.prices = prices;
    const probabilities = new Float64Array(this.bets * 2);
    probabilities.set(this.probabilities);
    this.probabilities = probabilities;
  }
}
