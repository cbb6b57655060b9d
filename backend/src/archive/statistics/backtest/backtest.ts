import type { Day, Integer } from '../../../platform/wire-types';
import { dayOfMoment, dayOfNumber, MOMENTS_PER_DAY } from '../../columns/kick-off';
import { BetSums, BetTotals } from './bet-sums';
import { type Bets, UNKNOWN } from './bets';
import { Chance } from './chance';
import { Course, thin } from './course';
import { type CourseBound } from './losing-runs';
import { Evidence, type EvidenceFigures } from '../evidence';
import { Seasons, type SeasonTotals } from './seasons';

/** Days of a curve at most. */
export const MOST_DAYS = 400;

/** The bets up to a match day, it included. */
export class CurvePoint {
  date: Day;
  /** Up to this match day, it included. */
  bets: Integer;
  /** In units. */
  profit: number;
}

export class ChancePoint extends CurvePoint {
  /** Lower bound of the band that chance leaves 95 of 100 whole curves in, in units. */
  low: number;
  /** Upper bound. */
  high: number;
}

/** The bets whose market is wholly priced, beside what chance gives if the calibrated probabilities are true. */
export class ChanceFigures {
  bets: Integer;
  /** In units. */
  profit: number;
  /** After each match day, at most 400 of them. */
  curve: ChancePoint[];
  /** Largest fall of the profit from its peak by chance, in units. */
  max_drawdown: CourseBound;
  /** Most bets lost one after the other by chance. */
  losing_run: CourseBound;
}

/** One of two halves of the bets. */
export class HalfTotals extends BetTotals {
  /** Of the first bet. */
  from: Day | null;
  /** Of the last bet. */
  to: Day | null;
  /** Lower bound of the 95 % interval of the return; null under two bets. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
}

/** One unit on each bet, in order of kick-off. Rates 0-1, profits in units; null where there is nothing to divide by. */
export class BetFigures extends BetTotals {
  /** won ÷ bets. */
  win_rate: number | null;
  /** Mean price. */
  mean_odd: number | null;
  /** Lower bound of the 95 % interval of the return; null under two bets. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
  /** Return if the calibrated probabilities were true, of the bets of `chance`. */
  expected_return: number | null;
  /** Largest fall of the profit from its peak, in units. */
  max_drawdown: number;
  longest_losing_run: Integer;
  /** Of the first bet. */
  first_date: Day | null;
  /** Of the last bet. */
  last_date: Day | null;
  /** After each match day, at most 400 of them, the first and the last among them. */
  curve: CurvePoint[];
  chance: ChanceFigures;
  seasons: SeasonTotals[];
  /** The earlier and the later half of the bets; an odd one is in the earlier. */
  halves: [HalfTotals, HalfTotals];
}

/** Bets that were chosen by what they came to. */
export class Backtest extends BetFigures {
  /** Probability of at least the profit of `chance` if the calibrated probabilities were true. */
  p_value: number | null;
}

/** Bets that were chosen before anybody knew what they would come to. */
export class ForwardTest extends BetFigures {
  /** Of the bets whose market is wholly priced. */
  evidence: EvidenceFigures;
}

/** A point whose day is still a number, see `dayOfNumber`: few of thousands are written out. */
type Numbered<Point extends CurvePoint> = Omit<Point, 'date'> & { day: number };

/**
 * What bets come to that were chosen by it.
 * @param order their places in order of kick-off, all or some of them
 */
export function backtest(bets: Bets, order: Uint32Array): Backtest {
  const { figures, chance } = followBets(bets, order);
  return { ...figures, p_value: chance.pValue };
}

/** The same of bets that were chosen before. @param needed see {@link EvidenceFigures} */
export function forwardTest(bets: Bets, order: Uint32Array, needed: number): ForwardTest {
  const { figures } = followBets(bets, order);
  const evidence = new Evidence();
  for (let at = 0; at < order.length; at++) {
    const bet = order[at]!;
    const probability = bets.probabilities[bet]!;
    if (probability !== UNKNOWN) evidence.add(bets.won[bet] === 1, probability);
  }
  return { ...figures, evidence: { value: evidence.value, needed } };
}

function followBets(bets: Bets, order: Uint32Array): { figures: BetFigures; chance: Chance } {
  const { prices, won, probabilities, moments } = bets;
  const half = Math.ceil(order.length / 2);
  const [earlier, later] = [new BetSums(), new BetSums()];
  const course = new Course();
  const chance = new Chance();
  const seasons = new Seasons();
  const curve: Numbered<CurvePoint>[] = [];
  const chanceCurve: (Numbered<CurvePoint> & { expected: number })[] = [];
  for (let at = 0; at < order.length;) {
    const day = dayOfMoment(moments[order[at]!]!);
    const season = seasons.of(day);
    const nextDay = (day + 1) * MOMENTS_PER_DAY;
    const comparedBefore = chance.bets;
    for (; at < order.length && moments[order[at]!]! < nextDay; at++) {
      const bet = order[at]!;
      const price = prices[bet]!;
      const isWon = won[bet] === 1;
      (at < half ? earlier : later).add(price, isWon);
      season.add(price, isWon);
      course.add(price, isWon);
      if (probabilities[bet] !== UNKNOWN) chance.add(price, isWon, probabilities[bet]!);
    }
    curve.push({ day, bets: at, profit: course.profit });
    if (chance.bets > comparedBefore)
      chanceCurve.push({ day, bets: chance.bets, profit: chance.profit, expected: chance.expected });
  }
  const sums = earlier.with(later);
  const dateAt = (place: number): string => dayOfNumber(dayOfMoment(moments[order[place]!]!));
  const halfOf = (part: BetSums, first: number): HalfTotals => ({
    from: part.bets === 0 ? null : dateAt(first),
    to: part.bets === 0 ? null : dateAt(first + part.bets - 1),
    ...part.totals(),
    ...part.interval(),
  });
  const { reach } = chance;
  const figures: BetFigures = {
    bets: sums.bets,
    won: sums.won,
    win_rate: sums.bets === 0 ? null : sums.won / sums.bets,
    mean_odd: sums.bets === 0 ? null : sums.odds / sums.bets / 100,
    profit: sums.profit,
    ...sums.interval(),
    expected_return: chance.expectedReturn,
    max_drawdown: course.maxDrawdown,
    longest_losing_run: course.longestLosingRun,
    first_date: sums.bets === 0 ? null : dateAt(0),
    last_date: sums.bets === 0 ? null : dateAt(sums.bets - 1),
    curve: thin(curve, MOST_DAYS).map(({ day, ...rest }) => ({ date: dayOfNumber(day), ...rest })),
    chance: {
      bets: chance.bets,
      profit: chance.profit,
      curve: thin(chanceCurve, MOST_DAYS).map(({ day, expected, ...rest }) => ({
        date: dayOfNumber(day),
        ...rest,
        low: expected - reach,
        high: expected + reach,
      })),
      ...chance.course(),
    },
    seasons: seasons.totals(),
    halves: [halfOf(earlier, 0), halfOf(later, half)],
  };
  return { figures, chance };
}
