import { Course, thin } from './course';

/** A price in hundredths for a win, 0 for a loss. */
function courseOf(...bets: readonly number[]): Course {
  const course = new Course();
  for (const price of bets) course.add(price || 300, price > 0);
  return course;
}

describe('the course of the profit', () => {
  it('has no fall and no losing run without a loss', () => {
    for (const course of [courseOf(), courseOf(150, 200)])
      expect([course.maxDrawdown, course.longestLosingRun]).toEqual([0, 0]);
  });

  it('falls from nought where it begins with losses', () => {
    expect(courseOf(0, 0, 150).maxDrawdown).toBe(2);
  });

  it('falls from its highest point, not from its last one', () => {
    // 1.5, 0.5, 0.7, -0.3, 1.7, 0.7
    expect(courseOf(250, 0, 120, 0, 300, 0).maxDrawdown).toBeCloseTo(1.8, 12);
  });

  it('counts the longest run of losses, wherever it stands', () => {
    expect(courseOf(0, 0, 150, 0, 0, 0, 150, 0).longestLosingRun).toBe(3);
    expect(courseOf(150, 0, 0).longestLosingRun).toBe(2);
  });

  it('does not gather rounding errors', () => {
    const course = courseOf(...Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? 310 : 0)));
    expect(course.profit).toBe(1);
  });
});

const list = (length: number): number[] => Array.from({ length }, (_, at) => at);

describe('a thinned list', () => {
  it.each([0, 1, 399, 400])('of %i is the list itself', (length) => {
    expect(thin(list(length), 400)).toEqual(list(length));
  });

  it.each([401, 799, 800, 7_300])(
    'of %i keeps 400, the first and the last among them, evenly spread',
    (length) => {
      const kept = thin(list(length), 400);
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([400, 0, length - 1]);
      const step = (length - 1) / 399;
      for (const [at, each] of kept.entries()) expect(Math.abs(each - at * step)).toBeLessThanOrEqual(0.5);
      expect(new Set(kept).size).toBe(400);
    },
  );
});
