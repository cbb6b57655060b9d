import { ratiosOf, takeTurns } from './pairs';

describe('pairs of measurements', () => {
  it('are taken in turn', async () => {
    const order: string[] = [];
    const pairs = await takeTurns(2, async (side, round) => {
      order.push(`${side} ${round}`);
      return { value: order.length, processor: NaN };
    });
    expect(order).toEqual(['before 0', 'after 0', 'before 1', 'after 1']);
    expect(pairs.map(({ before, after }) => [before.value, after.value])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('give the median of their ratios, which is not the ratio of the medians', () => {
    const pairs = [
      { before: 100, after: 200 },
      { before: 10, after: 15 },
      { before: 50, after: 30 },
    ];
    expect(ratiosOf(pairs)).toEqual({ before: 50, after: 30, ratio: 1.5, lowest: 0.6, highest: 2 });
  });

  it('give no ratio where nothing was measured', () => {
    expect(ratiosOf([{ before: NaN, after: NaN }]).ratio).toBeNaN();
  });
});
