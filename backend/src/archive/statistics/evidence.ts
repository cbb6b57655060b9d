/** By how much more often than the price says selections may have come in. */
const ADVANTAGES = [0.03, 0.06, 0.12, 0.25, 0.5] as const;

/** Nothing is taken to be surer than this. */
const SUREST = 0.99;

/** Filters of a member, or authors, that are looked at: of so many times their number one is right by chance at most once. */
export const NEEDED_EACH = 20;

/** How much a record speaks against chance. */
export class EvidenceFigures {
  /** The most that it ever was, from 1: so many to one. */
  value: number;
  /** Below it luck explains the record, however often it is looked at. */
  needed: number;
}

/**
 * How many times likelier the results of a record are if its selections come in more often than the calibrated probabilities
 * say: the mean over five advantages δ of Π s ÷ p over won bets and (1 - s) ÷ (1 - p) over lost ones, s = p(1 + δ) up to 0.99.
 * Where only chance is at work this is a martingale that begins at 1, so that with a probability of at least 1 - 1/c it never
 * comes to c, whenever and however often it is looked at (J. Ville, 1939).
 */
export class Evidence {
  /** Running products, one per advantage. */
  private readonly products = new Float64Array(ADVANTAGES.length).fill(1);
  private most = 1;

  /** Adds a bet by the calibrated probability that it wins. */
  add(won: boolean, probability: number): void {
    let sum = 0;
    for (let at = 0; at < ADVANTAGES.length; at++)
      sum += this.products[at]! *= factorOf(won, probability, ADVANTAGES[at]!);
    this.look(sum);
  }

  /** Adds bets on one match, whose results hang together: each advantage gains the mean of their factors. */
  addMatch(bets: readonly { readonly won: boolean; readonly probability: number }[]): void {
    let sum = 0;
    for (let at = 0; at < ADVANTAGES.length; at++) {
      const factors = bets.map(({ won, probability }) => factorOf(won, probability, ADVANTAGES[at]!));
      sum += this.products[at]! *= factors.reduce((total, each) => total + each, 0) / bets.length;
    }
    this.look(sum);
  }

  /** The most that it ever was, at least 1. */
  get value(): number {
    return this.most;
  }

  private look(sum: number): void {
    const mean = sum / ADVANTAGES.length;
    // a number whatever it comes to
    if (mean > this.most) this.most = mean === Infinity ? Number.MAX_VALUE : mean;
  }
}

function factorOf(won: boolean, probability: number, advantage: number): number {
  if (probability >= SUREST) return 1;
  const wanted = probability * (1 + advantage);
  const surer = wanted < SUREST ? wanted : SUREST;
  return won ? surer / probability : (1 - surer) / (1 - probability);
}
