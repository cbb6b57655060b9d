import { Chance } from '../../../src/archive/statistics/backtest/chance';
import { Course } from '../../../src/archive/statistics/backtest/course';
import { Random } from '../random-archive';

// looked up once: where tests run, every look at a global is slow
const { abs, max, sqrt } = Math;

/** Bets at one odd, and how often their course is followed. */
export interface BandCell {
  readonly odd: number;
  readonly bets: number;
}

/** Shares of courses. */
export interface BandShares {
  /** The whole curve stays in the band that is drawn. */
  readonly kept: number;
  /** It would stay within 1.96 standard deviations of each moment. */
  readonly pointwise: number;
  /** Its largest fall, and its longest losing run, is not beyond the point that 95 of 100 stay below. */
  readonly fallKept: number;
  readonly runKept: number;
}

export const BAND_CELLS: readonly BandCell[] = [1.9, 3.5, 8].flatMap((odd) =>
  [100, 300, 1_000].map((bets) => ({ odd, bets })),
);

/** How courses by chance lie in what the backtest draws and states about chance. */
export function bandShares({ odd, bets }: BandCell, draws: number): BandShares {
  const random = new Random('band', odd, bets);
  const price = Math.round(odd * 100);
  const probability = 0.95 / odd;
  const chance = new Chance();
  for (let bet = 0; bet < bets; bet++) chance.add(price, false, probability);
  const { reach } = chance;
  const { max_drawdown, losing_run } = chance.course();
  const deviation = reach / 2.241 / sqrt(bets);
  const counts = { kept: 0, pointwise: 0, fallKept: 0, runKept: 0 };
  for (let draw = 0; draw < draws; draw++) {
    const course = new Course();
    let [profit, furthest, furthestNow] = [0, 0, 0];
    for (let bet = 1; bet <= bets; bet++) {
      const won = random.next() < probability;
      course.add(price, won);
      profit += won ? odd - 1 : -1;
      const off = abs(profit - bet * (odd * probability - 1));
      furthest = max(furthest, off);
      // the first bets have no distribution to speak of
      if (bet >= 30) furthestNow = max(furthestNow, off / (1.96 * deviation * sqrt(bet)));
    }
    if (furthest <= reach) counts.kept += 1;
    if (furthestNow <= 1) counts.pointwise += 1;
    if (course.maxDrawdown <= max_drawdown.high) counts.fallKept += 1;
    if (course.longestLosingRun <= losing_run.high) counts.runKept += 1;
  }
  return {
    kept: counts.kept / draws,
    pointwise: counts.pointwise / draws,
    fallKept: counts.fallKept / draws,
    runKept: counts.runKept / draws,
  };
}
