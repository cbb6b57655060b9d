import { type Backtest, backtest } from '../../src/archive/statistics/backtest/backtest';
import { BetSums } from '../../src/archive/statistics/backtest/bet-sums';
import { Bets, UNKNOWN } from '../../src/archive/statistics/backtest/bets';
import { Chance } from '../../src/archive/statistics/backtest/chance';
import { kickOffOrder } from '../../src/archive/statistics/backtest/kick-off-order';
import { type MemberQuestion, memberQuestion } from './member-questions';
import { type ArchivedMatch, Random } from './random-archive';
import { RedrawnResults } from './redrawn-results';
import type { CollectBets } from './site-archive';

/** Fewer bets say too little for a normal approximation. */
export const FEWEST_BETS = 100;

/** A question with its bets, whose results change with every draw. */
interface Asked {
  readonly question: MemberQuestion;
  readonly bets: Bets;
  readonly order: Uint32Array;
  /** Profit per unit if the calibrated probabilities are true. */
  readonly truth: number;
}

type Figures = Pick<Backtest, 'expected_return' | 'p_value' | 'return_low' | 'return_high'>;

/** What the backtest said of a question in all draws. */
export interface Replayed {
  readonly question: MemberQuestion;
  readonly bets: number;
  readonly meanOdd: number;
  /** In how many draws `p_value` was below 0.05. */
  readonly unlikely: number;
  /** In how many draws the true expectation lay between `return_low` and `return_high`. */
  readonly held: number;
  /** Of the last draw: what `backtest` answers, and what was counted here without its curve. */
  readonly last: { readonly answered: Figures; readonly counted: Figures };
}

/** Of all questions in all draws, in how many something was. */
export function shareOf(
  replayed: readonly Replayed[],
  draws: number,
  what: (each: Replayed) => number,
): number {
  return replayed.reduce((sum, each) => sum + what(each), 0) / (replayed.length * draws);
}

/**
 * Asks random questions of members, each with at least {@link FEWEST_BETS} bets, and draws all results anew from the
 * calibrated probabilities. Bets whose market isn't wholly priced are left out: nothing says how they would end.
 * @param matches that the questions are drawn from
 */
export function replayedQuestions(
  collect: CollectBets,
  matches: readonly ArchivedMatch[],
  { questions, draws, seed }: { questions: number; draws: number; seed: number },
): Replayed[] {
  const results = new RedrawnResults(collect, seed);
  const asked = askedQuestions(collect, matches, questions, seed);
  for (const { question } of asked) results.know(question.search.type, question.selection);
  const counts = asked.map(() => ({ unlikely: 0, held: 0 }));
  for (let draw = 0; draw < draws; draw++) {
    results.draw();
    for (const [at, { question, bets, truth }] of asked.entries()) {
      results.settle(question.search.type, question.selection, bets);
      const { p_value: p, return_low: low, return_high: high } = figuresOf(bets);
      if (p! < 0.05) counts[at]!.unlikely += 1;
      if (low! <= truth && truth <= high!) counts[at]!.held += 1;
    }
  }
  return asked.map(({ question, bets, order, truth }, at) => ({
    question,
    bets: bets.count,
    meanOdd: meanOf(bets.prices, bets.count) / 100,
    ...counts[at]!,
    last: {
      answered: picked(backtest(bets, order)),
      counted: { ...figuresOf(bets), expected_return: truth },
    },
  }));
}

const picked = ({ expected_return, p_value, return_low, return_high }: Backtest): Figures => ({
  expected_return,
  p_value,
  return_low,
  return_high,
});

/** As `backtest` works them out, without what takes most of its time. */
function figuresOf({ count, prices, won, probabilities }: Bets): Omit<Figures, 'expected_return'> {
  const sums = new BetSums();
  const chance = new Chance();
  for (let bet = 0; bet < count; bet++) {
    sums.add(prices[bet]!, won[bet] === 1);
    chance.add(prices[bet]!, won[bet] === 1, probabilities[bet]!);
  }
  const { return_low, return_high } = sums.interval();
  return { p_value: chance.pValue, return_low, return_high };
}

function askedQuestions(
  collect: CollectBets,
  matches: readonly ArchivedMatch[],
  questions: number,
  seed: number,
): Asked[] {
  const random = new Random('questions', seed);
  const asked = new Map<string, Asked>();
  for (let tries = 0; asked.size < questions; tries++) {
    if (tries > 100 * questions) throw new Error(`${tries} questions, ${asked.size} with enough bets`);
    const question = memberQuestion(random, random.pick(matches));
    if (question === null) continue;
    const { selection, search } = question;
    const bets = whollyPriced(collect(selection, search));
    if (bets.count < FEWEST_BETS) continue;
    const truth = expectationOf(bets);
    asked.set(JSON.stringify([selection, search]), { question, bets, order: kickOffOrder(bets), truth });
  }
  return [...asked.values()];
}

function whollyPriced(bets: Bets): Bets {
  const kept = new Bets();
  for (let at = 0; at < bets.count; at++) {
    if (bets.probabilities[at] === UNKNOWN) continue;
    kept.add({
      id: bets.ids[at]!,
      moment: bets.moments[at]!,
      price: bets.prices[at]!,
      won: bets.won[at] === 1,
      probability: bets.probabilities[at]!,
      league: bets.leagues[at]!,
    });
  }
  return kept;
}

function expectationOf({ count, prices, probabilities }: Bets): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += (prices[at]! / 100) * probabilities[at]!;
  return sum / count - 1;
}

function meanOf(values: ArrayLike<number>, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += values[at]!;
  return sum / count;
}
