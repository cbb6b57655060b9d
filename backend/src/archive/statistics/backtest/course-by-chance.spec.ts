import { Random } from '../../../../test/support/random-archive';
import { Course } from './course';
import { courseByChance } from './course-by-chance';

/** Bets at odds of which the bookmaker keeps 5 %. */
function betsAt(from: number, to: number, count: number) {
  const random = new Random('course', from, count);
  const prices = Int32Array.from({ length: count }, () =>
    Math.round(100 * (from + (to - from) * random.next())),
  );
  return { prices, probabilities: Float64Array.from(prices, (price) => 95 / price) };
}

/** Quantiles of falls and losing runs of so many courses, each followed bet by bet. */
function followed({ prices, probabilities }: ReturnType<typeof betsAt>, draws: number) {
  const random = new Random('followed');
  const courses = Array.from({ length: draws }, () => {
    const course = new Course();
    for (const [at, price] of prices.entries()) course.add(price, random.next() < probabilities[at]!);
    return course;
  });
  const quantiles = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return { median: sorted[Math.ceil(draws / 2) - 1]!, high: sorted[Math.ceil(draws * 0.95) - 1]! };
  };
  return {
    max_drawdown: quantiles(courses.map(({ maxDrawdown }) => maxDrawdown)),
    losing_run: quantiles(courses.map(({ longestLosingRun }) => longestLosingRun)),
  };
}

const courseOf = ({ prices, probabilities }: ReturnType<typeof betsAt>) =>
  courseByChance(prices, probabilities);

describe('falls and losing runs by chance', () => {
  it('are none without bets, and of one bet its loss', () => {
    expect(courseOf(betsAt(2, 2, 0))).toEqual({
      max_drawdown: { median: 0, high: 0 },
      losing_run: { median: 0, high: 0 },
    });
    expect(courseOf(betsAt(20, 20, 1))).toEqual({
      max_drawdown: { median: 1, high: 1 },
      losing_run: { median: 1, high: 1 },
    });
    expect(courseByChance(Int32Array.of(110, 110), Float64Array.of(1, 1)).losing_run).toEqual({
      median: 0,
      high: 0,
    });
  });

  it.each([
    [1.4, 2.2, 120],
    [3, 6, 700],
    [8, 30, 1_500],
    [1.8, 2, 4_000],
    [10, 20, 5_000],
  ])('are those of courses that are followed bet by bet: odds %f to %f, %i bets', (from, to, count) => {
    const bets = betsAt(from, to, count);
    const expected = followed(bets, 1_000);
    const { max_drawdown: fall, losing_run: run } = courseOf(bets);
    // 400 draws: the 95 % point is the least certain
    expect(fall.median / expected.max_drawdown.median).toBeGreaterThan(0.92);
    expect(fall.median / expected.max_drawdown.median).toBeLessThan(1.08);
    expect(fall.high / expected.max_drawdown.high).toBeGreaterThan(0.9);
    expect(fall.high / expected.max_drawdown.high).toBeLessThan(1.1);
    expect(Math.abs(run.median - expected.losing_run.median)).toBeLessThanOrEqual(Math.ceil(count / 1_000));
    expect(Math.abs(run.high - expected.losing_run.high)).toBeLessThanOrEqual(Math.ceil(count / 500));
  });

  it('are the same whenever they are asked for', () => {
    expect(courseOf(betsAt(2, 5, 300))).toEqual(courseOf(betsAt(2, 5, 300)));
  });
});
