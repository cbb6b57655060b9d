import { thin } from './thin';

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
