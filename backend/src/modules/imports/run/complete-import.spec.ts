import type { Observation } from '../record/observation';
import type { Score } from '../parse/score';
import { HalfTimes } from './complete-import';

const known = (rows: readonly [fullTime: Score | null, halfTime: Score | null][]): boolean => {
  const halfTimes = new HalfTimes();
  for (const [fullTime, halfTime] of rows) halfTimes.note({ fullTime, halfTime } as Observation);
  return halfTimes.areKnown;
};
const rows = (count: number, row: [Score | null, Score | null]) => Array.from({ length: count }, () => row);

describe('a file that knows half-time scores', () => {
  it('has them for nine in ten of its results', () => {
    expect(
      known([
        ...rows(9, [
          [2, 1],
          [1, 0],
        ]),
        ...rows(1, [[3, 0], null]),
      ]),
    ).toBe(true);
    expect(
      known([
        ...rows(8, [
          [2, 1],
          [1, 0],
        ]),
        ...rows(1, [[3, 0], null]),
      ]),
    ).toBe(false);
  });

  it('may list fixtures besides, and has results', () => {
    expect(
      known([
        ...rows(9, [
          [2, 1],
          [1, 0],
        ]),
        ...rows(50, [null, null]),
      ]),
    ).toBe(true);
    expect(known(rows(5, [null, null]))).toBe(false);
  });

  it('may have awarded results among those without half-time score', () => {
    const halfTimes = new HalfTimes();
    for (const fullTime of [
      [2, 0],
      [3, 1],
      [4, 0],
    ] as const) {
      halfTimes.note({ fullTime, halfTime: null } as unknown as Observation);
      halfTimes.note({ fullTime: [3, 0], halfTime: [1, 0] } as unknown as Observation);
    }
    expect(halfTimes.hasAwarded).toBe(false);
    halfTimes.note({ fullTime: [0, 3], halfTime: null } as unknown as Observation);
    expect(halfTimes.hasAwarded).toBe(true);
  });
});
