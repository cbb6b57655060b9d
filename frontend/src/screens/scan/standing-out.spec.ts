import type { ScanMarket, ScanSelection } from '../../api/generated/wire';
import { sortMatches, standingOut, verdictOf } from './standing-out';

const selection = (column: string, rate: number, direction: 'above' | 'below' | null) =>
  ({ column, rate, expected: 0.5, direction }) as ScanSelection;

const match = (id: number, ...markets: ScanSelection[][]) => ({
  id,
  results: markets.map((selections, index) => ({ group: `g${index}`, selections }) as ScanMarket),
});

describe('what stands out', () => {
  it('comes from every market of a match, the furthest from what was expected first', () => {
    const found = standingOut(
      match(
        1,
        [selection('a', 0.56, 'above'), selection('b', 0.9, null)],
        [selection('c', 0.41, 'below'), selection('d', 0.58, 'above')],
      ),
    );
    expect(found.map(({ market, selection: { column } }) => [market.group, column])).toEqual([
      ['g1', 'c'],
      ['g1', 'd'],
      ['g0', 'a'],
    ]);
  });

  it('brings its match to the top, by its largest deviation, and leaves the others in their order', () => {
    const { standing, others } = sortMatches([
      match(1, [selection('a', 0.5, null)]),
      match(2, [selection('a', 0.55, 'above')]),
      match(3),
      match(4, [selection('a', 0.52, 'above'), selection('b', 0.4, 'below')]),
      match(5, [selection('a', 0.45, 'below')]),
    ]);
    // 2 and 5 deviate alike
    expect(standing.map((one) => one.match.id)).toEqual([4, 2, 5]);
    expect(others.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('does not count how far a selection lies that does not stand out', () => {
    const { standing } = sortMatches([
      match(1, [selection('a', 0.52, 'above'), selection('b', 0.99, null)]),
      match(2, [selection('a', 0.6, 'above')]),
    ]);
    expect(standing.map((one) => one.match.id)).toEqual([2, 1]);
  });
});

const of = (standing_out: number, comparisons = 400) =>
  verdictOf({ comparisons, standing_out, chance_low: 9, chance_high: 31 });

describe('the verdict on a scan', () => {
  it('leaves to chance what chance gives on 95 of 100 days, both ends included', () => {
    expect([9, 20, 31].map((count) => of(count))).toEqual(['within', 'within', 'within']);
  });

  it('says so when there is more than that, or less', () => {
    expect(of(32)).toBe('above');
    expect(of(8)).toBe('below');
  });

  it('is none where nothing could be compared', () => {
    expect(of(0, 0)).toBe('none');
  });
});
