import { Chance } from '../../../src/archive/statistics/backtest/chance';
import { normalTail } from '../../../src/archive/statistics/tests';
import { Random } from '../random-archive';
import { oddBetween, type ReturnCell } from './returns';

/** Levels that p stays below as often as they say. */
export const LEVELS = [0.05, 0.01, 0.001] as const;

/** How often p was below each level, in times of how often it should be. */
export interface TailShares {
  readonly shown: readonly number[];
  /** That of a normal distribution. */
  readonly normal: readonly number[];
}

export const TAIL_CELLS: readonly ReturnCell[] = [
  { from: 1.2, to: 1.6, bets: 100 },
  { from: 2.5, to: 4, bets: 100 },
  { from: 7, to: 10, bets: 100 },
  { from: 10, to: 15, bets: 100 },
  { from: 10, to: 15, bets: 30 },
  { from: 15, to: 20, bets: 30 },
  { from: 20, to: 60, bets: 100 },
];

/** p of the same bets, their results drawn so often from their probabilities. */
export function tailShares({ from, to, bets }: ReturnCell, draws: number): TailShares {
  const random = new Random('tail', from, bets);
  const prices = Array.from({ length: bets }, () => Math.round(100 * oddBetween(random, from, to)));
  const chance = new Chance();
  for (const price of prices) chance.add(price, false, 95 / price);
  const { expectedOdds, variance } = chance;
  const below = { shown: LEVELS.map(() => 0), normal: LEVELS.map(() => 0) };
  const count = (into: number[], p: number): void => {
    for (const [at, level] of LEVELS.entries()) if (p < level) into[at]! += 1 / (draws * level);
  };
  for (let draw = 0; draw < draws; draw++) {
    chance.wonOdds = 0;
    for (const price of prices) if (random.next() < 95 / price) chance.wonOdds += price;
    count(below.shown, chance.pValue!);
    count(below.normal, normalTail((chance.wonOdds - expectedOdds) / Math.sqrt(variance)));
  }
  return below;
}
