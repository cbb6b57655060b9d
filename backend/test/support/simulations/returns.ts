import { returnInterval } from '../../../src/archive/statistics/return-interval';
import { Random } from '../random-archive';

/** Bets at odds of one class. */
export interface ReturnCell {
  readonly from: number;
  readonly to: number;
  readonly bets: number;
}

/** Shares of samples. */
export interface Coverage {
  /** The interval that is shown holds the true return. */
  readonly covered: number;
  /** What would hold it: 1.96 standard errors on both sides of the return. */
  readonly byErrors: number;
  /** And how often that claims more than a total loss. */
  readonly belowAll: number;
}

/** Every class of odds with every number of bets. */
export const RETURN_CELLS: readonly ReturnCell[] = [
  [1.8, 2.2],
  [2.5, 4],
  [4, 7],
  [7, 10],
  [10, 15],
  [15, 20],
  [20, 60],
].flatMap(([from, to]) => [30, 50, 100, 200].map((bets) => ({ from: from!, to: to!, bets })));

/** Each bet wins with this ÷ its odd: the true return is -7 %. */
const TRUTH = 0.93;

/** How often intervals of a return hold the truth, over samples of bets whose results are drawn. */
export function returnCoverage({ from, to, bets }: ReturnCell, samples: number): Coverage {
  const random = new Random('return', from, bets);
  const counts = { covered: 0, byErrors: 0, belowAll: 0 };
  for (let sample = 0; sample < samples; sample++) {
    let [odds, wonOdds, squares] = [0, 0, 0];
    for (let bet = 0; bet < bets; bet++) {
      const odd = oddBetween(random, from, to);
      odds += odd;
      if (random.next() >= TRUTH / odd) continue;
      wonOdds += odd;
      squares += odd * odd;
    }
    const { low, high } = returnInterval({ bets, odds, wonOdds })!;
    if (low <= TRUTH - 1 && TRUTH - 1 <= high) counts.covered += 1;
    const mean = wonOdds / bets;
    const reach = 1.96 * Math.sqrt((squares / bets - mean * mean) / (bets - 1));
    if (Math.abs(mean - TRUTH) <= reach) counts.byErrors += 1;
    if (mean - reach < 0) counts.belowAll += 1;
  }
  return {
    covered: counts.covered / samples,
    byErrors: counts.byErrors / samples,
    belowAll: counts.belowAll / samples,
  };
}

/** An odd between two; long ones are rarer than short ones, as in an archive. */
export const oddBetween = (random: Random, from: number, to: number): number =>
  from / (1 - random.next() * (1 - from / to));
