import { ODD_MARKETS } from '../../../archive/catalogue/columns';
import type { Prices } from '../record/observation';
import { believed, bookOf, takeBelieved, unbelievable } from './believable-book';

const RESULT = { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 390 };
/** The prices that give every selection of a market the same share of a sum. */
const evenly = (market: string, sum: number): Prices =>
  Object.fromEntries(
    bookOf(market).selections.map(({ field }, _, all) => [field, Math.round((100 * all.length) / sum)]),
  );
const refusedOf = (prices: Prices) => believed(prices).refused.map(({ book }) => book.market);

describe('a book that nobody offers', () => {
  it('is left out where all its selections are priced, and nothing else with it', () => {
    const prices = { ...RESULT, under_25_odd: 320, over_25_odd: 260, bts_yes_odd: 170, uo_25_code: 12 };
    const { prices: left, refused } = believed(prices);
    expect(left).toEqual({ ...RESULT, bts_yes_odd: 170, uo_25_code: 12 });
    expect(refused).toMatchObject([{ book: { market: 'uo_25' }, prices: [320, 260] }]);
    expect(refused[0]!.sum).toBeCloseTo(0.697, 3);
    expect(prices).toHaveProperty('under_25_odd', 320);
  });

  it('changes nothing where all are believed', () => {
    const prices: Prices = { ...RESULT };
    expect(believed(prices)).toEqual({ prices, refused: [] });
    expect(believed(prices).prices).toBe(prices);
  });

  it.each<[string, Prices]>([
    ['three whole numbers whose comma was lost', { ft_1_odd: 18500, ft_x_odd: 34000, ft_2_odd: 39000 }],
    ['a low sum', { over_25_odd: 173, under_25_odd: 280 }],
    ['the average of a broken day', { ft_1_odd: 589, ft_x_odd: 411, ft_2_odd: 396 }],
    ['a high sum', { ft_1_odd: 150, ft_x_odd: 200, ft_2_odd: 200 }],
  ])('is %s', (_, prices) => expect(refusedOf(prices)).toHaveLength(1));

  it('lies below 0.97 or above 1.6, the limits themselves are believed', () => {
    expect(refusedOf({ over_25_odd: 125, under_25_odd: 125 })).toEqual([]);
    expect(refusedOf({ over_25_odd: 125, under_25_odd: 124 })).toEqual(['uo_25']);
    expect(refusedOf({ over_25_odd: 200, under_25_odd: 212 })).toEqual([]);
    expect(refusedOf({ over_25_odd: 200, under_25_odd: 213 })).toEqual(['uo_25']);
  });

  it.each(['cs', 'htft', 'fg'])('may sum to 2.2 in %s', (market) => {
    expect(refusedOf(evenly(market, 2.15))).toEqual([]);
    expect(refusedOf(evenly(market, 2.3))).toEqual([market]);
    expect(refusedOf(evenly(market, 0.9))).toEqual([market]);
  });

  it('is found in every market with one winner, and never in double chance', () => {
    for (const { key, winners, columns } of ODD_MARKETS) {
      const prices = Object.fromEntries(columns.map(({ field }) => [field, 50_000]));
      expect([key, refusedOf(prices)]).toEqual([key, winners === 1 ? [key] : []]);
    }
  });

  it('is never a market that is priced in part', () => {
    for (const { columns } of ODD_MARKETS) {
      const prices = Object.fromEntries(columns.slice(1).map(({ field }) => [field, 50_000]));
      expect(refusedOf(prices)).toEqual([]);
    }
  });

  it('takes the goals of a handicap along', () => {
    const handicap = { hnd_home: 1, hnd_away: 0, hnd_1_odd: 900, hnd_x_odd: 900, hnd_2_odd: 900 };
    expect(believed({ ...RESULT, ...handicap }).prices).toEqual(RESULT);
  });

  it('gives a warning that names market, prices and sum', () => {
    const [refused] = believed({ over_25_odd: 260, under_25_odd: 320 }).refused;
    expect(unbelievable(refused!, 'B365>2.5')).toEqual({
      code: 'unbelievableBook',
      column: 'B365>2.5',
      detail: '2,5 Alt/Üst Σ 0,697: Alt 3,20 · Üst 2,60',
    });
    const warnings: unknown[] = [];
    expect(
      takeBelieved(
        { ...RESULT, ft_2_odd: 101 },
        (field) => `my ${field}`,
        (each) => warnings.push(each),
      ),
    ).toEqual({});
    expect(warnings).toMatchObject([{ column: 'my ft_1_odd' }]);
  });
});
