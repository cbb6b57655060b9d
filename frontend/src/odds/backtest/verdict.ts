import type { Backtest, ForwardTest, HalfTotals } from '../../api/generated/wire';
import { isFew } from '../../lib/enough';
import type { BetFigures } from './bet-figures';

/** What every verdict looks at. */
export type Judged = Pick<BetFigures, 'bets' | 'expected_return'> & {
  chance: Pick<BetFigures['chance'], 'bets' | 'profit'>;
  halves: readonly Pick<HalfTotals, 'bets' | 'return_rate'>[];
};

/** Bets that were chosen by what they came to, and before it. */
export type JudgedBacktest = Judged & Pick<Backtest, 'p_value'>;
export type JudgedRecord = Judged & Pick<ForwardTest, 'evidence'>;

/**
 * Whether bets say anything, in the order in which it is asked:
 * - `few`: too few bets;
 * - `unpriced`: what chance gives can't be told of any of them, `fewPriced`: of too few;
 * - `notAbove`: they returned no more than their prices expected;
 * - `luck`: they did, as luck often does;
 * - `rare`: they did, as luck seldom does.
 */
export type Verdict =
  | { kind: 'few' | 'unpriced' | 'fewPriced' }
  | {
      kind: 'notAbove' | 'luck' | 'rare';
      /** What the wholly priced bets returned, and what their prices expected. */
      returned: number;
      expected: number;
    };

/** A smaller probability is called rare. */
const RARE = 0.05;

/**
 * What a backtest says.
 * @param questions how many selections of how many questions the member was shown, this one included: it is the best of them
 */
export function backtestVerdict(figures: JudgedBacktest, questions: number): Verdict {
  const { p_value: p } = figures;
  if (!isFew(figures) && p === null) return { kind: 'unpriced' };
  return verdictOf(figures, luckOfBest(p ?? 1, questions) < RARE);
}

/** What a record says that is made blind and may be looked at every day. */
export function recordVerdict(figures: JudgedRecord): Verdict {
  const { value, needed } = figures.evidence;
  return verdictOf(figures, value >= needed);
}

function verdictOf(figures: Judged, isRare: boolean): Verdict {
  const { chance, expected_return: expected } = figures;
  if (isFew(figures)) return { kind: 'few' };
  if (expected === null || chance.bets === 0) return { kind: 'unpriced' };
  if (isFew(chance)) return { kind: 'fewPriced' };
  const returned = chance.profit / chance.bets;
  if (returned <= expected) return { kind: 'notAbove', returned, expected };
  return { kind: isRare ? 'rare' : 'luck', returned, expected };
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
