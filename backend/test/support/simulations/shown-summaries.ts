import { Chance } from '../../../src/archive/statistics/backtest/chance';
import { Random } from '../random-archive';

/** A selection in the matches of a question. */
interface Shown {
  readonly prices: readonly number[];
  readonly probabilities: readonly number[];
}

/** What one summary shows: a home win, a draw, an away win, under and over, in so many matches of like prices. */
function summaryOf(random: Random): Shown[] {
  const matches = 100 + random.below(300);
  const strength = 0.2 + 0.5 * random.next();
  const goals = 0.4 + 0.25 * random.next();
  const columns = Array.from({ length: 5 }, () => ({
    prices: [] as number[],
    probabilities: [] as number[],
  }));
  for (let match = 0; match < matches; match++) {
    const home = strength + 0.06 * (random.next() - 0.5);
    const draw = (1 - home) * (0.32 + 0.06 * random.next());
    const over = goals + 0.06 * (random.next() - 0.5);
    for (const [at, probability] of [home, draw, 1 - home - draw, 1 - over, over].entries()) {
      // bookmakers keep more of outsiders
      columns[at]!.prices.push(Math.round((100 * (0.88 + 0.1 * probability)) / probability));
      columns[at]!.probabilities.push(probability);
    }
  }
  return columns;
}

/** The results of one match decide over all of its selections. */
function play(summary: readonly Shown[], random: Random): Chance[] {
  const chances = summary.map(() => new Chance());
  for (let match = 0; match < summary[0]!.prices.length; match++) {
    const [result, goals] = [random.next(), random.next()];
    const [home, draw, , under] = summary.map(({ probabilities }) => probabilities[match]!);
    const winner = result < home! ? 0 : result < home! + draw! ? 1 : 2;
    const total = goals < under! ? 3 : 4;
    for (const [at, { prices, probabilities }] of summary.entries())
      chances[at]!.add(prices[match]!, at === winner || at === total, probabilities[match]!);
  }
  return chances;
}

const returnOf = ({ profit, bets }: Chance): number => profit / bets;

/** By what a member picks among all that the summaries showed. */
export const LOOKS = {
  'the highest return': returnOf,
  'the return furthest above what was expected': (chance: Chance): number =>
    returnOf(chance) - chance.expectedReturn!,
} as const;

/** Shares of members who are told that luck seldom gives what they found. */
export interface RareShares {
  /** Where every return that was shown counts as a question. */
  readonly rare: number;
  /** Where only the test itself counted. */
  readonly byTestsAlone: number;
  /** Mean over members. */
  readonly bestReturn: number;
}

/** As the verdict has it: the best of so many questions gets such a p by luck in less than one of twenty cases. */
const isRare = (p: number, questions: number): boolean => 1 - (1 - p) ** questions < 0.05;

/** Members look at so many summaries in which only chance is at work, and test what looks best. */
export function rareAfterSummaries(look: keyof typeof LOOKS, summaries: number, members: number): RareShares {
  const random = new Random('best', summaries);
  const by = LOOKS[look];
  let [rare, byTestsAlone, returns] = [0, 0, 0];
  for (let member = 0; member < members; member++) {
    let best: Chance | null = null;
    for (let summary = 0; summary < summaries; summary++)
      for (const chance of play(summaryOf(random), random))
        if (best === null || by(chance) > by(best)) best = chance;
    const p = best!.pValue!;
    if (isRare(p, 5 * summaries)) rare += 1;
    if (isRare(p, 1)) byTestsAlone += 1;
    returns += returnOf(best!);
  }
  return { rare: rare / members, byTestsAlone: byTestsAlone / members, bestReturn: returns / members };
}
