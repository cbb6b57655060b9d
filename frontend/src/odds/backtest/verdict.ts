import type { Backtest, HalfTotals } from '../../api/generated/wire';
import { isFew } from '../../lib/enough';

/** What a verdict looks at. */
export type Judged = Pick<Backtest, 'bets' | 'expected_return' | 'p_value'> & {
  chance: Pick<Backtest['chance'], 'bets' | 'profit'>;
  halves: readonly Pick<HalfTotals, 'bets' | 'return_rate'>[];
};

/**
 * Whether bets say anything, in the order in which it is asked:
 * - `few`: too few bets;
 * - `unpriced`: what chance gives can't be told of any of them, `fewPriced`: of too few;
 * - `notAbove`: they returned no more than their prices expected;
 * - `luck`: they did, as the best of that many questions often does by luck;
 * - `rare`: they did, as that seldom happens by luck.
 */
export type Verdict =
  | { kind: 'few' }
  | { kind: 'unpriced' }
  | { kind: 'fewPriced' }
  | (Compared & { kind: 'notAbove' })
  | (Compared & {
      kind: 'luck' | 'rare';
      /** Probability that the best of the member's questions gets such a `p` by luck. */
      luck: number;
      /** One half of the time gained and the other one lost. */
      halvesDisagree: boolean;
    });

/** Of the wholly priced bets: what they returned, what their prices expected, and how often luck does as well. */
interface Compared {
  returned: number;
  expected: number;
  p: number;
}

/** A smaller probability is called rare. */
const RARE = 0.05;

/**
 * What bets say.
 * @param questions how many the member has asked, this one included; 1 where the bets were fixed before they were settled
 */
export function verdictOf(figures: Judged, questions: number): Verdict {
  const { chance, expected_return: expected, p_value: p } = figures;
  if (isFew(figures)) return { kind: 'few' };
  if (p === null || expected === null || chance.bets === 0) return { kind: 'unpriced' };
  if (isFew(chance)) return { kind: 'fewPriced' };
  const returned = chance.profit / chance.bets;
  const compared = { returned, expected, p };
  if (returned <= expected) return { kind: 'notAbove', ...compared };
  const luck = luckOfBest(p, questions);
  const kind = luck < RARE ? 'rare' : 'luck';
  return { kind, ...compared, luck, halvesDisagree: halvesDisagree(figures.halves) };
}

/** Probability that the smallest of so many independent, evenly distributed p-values is at most `p`: 1 − (1 − p)^n. */
export function luckOfBest(p: number, questions: number): number {
  // exact for a `p` that 1 − p would round away, and never -0
  return p === 0 ? 0 : -Math.expm1(Math.max(1, questions) * Math.log1p(-p));
}

/** Whether one half gained and the other one lost; not said of halves with few bets. */
export function halvesDisagree(halves: Judged['halves']): boolean {
  if (halves.length < 2 || halves.some(isFew)) return false;
  const signs = halves.map(({ return_rate }) => Math.sign(return_rate ?? 0));
  return signs.includes(1) && signs.includes(-1);
}
