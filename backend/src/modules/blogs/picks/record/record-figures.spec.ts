import type { PickState } from '../settling/pick-state';
import { type CountedPick, couponState, recordFigures } from './record-figures';

const pick = (state: PickState, odd = 200, more: Partial<CountedPick> = {}): CountedPick => ({
  post_id: 1,
  match_date: '2026-05-17',
  odd,
  state,
  ...more,
});
const single = (state: PickState, odd: number, match_date: string, post_id: number): CountedPick =>
  pick(state, odd, { match_date, post_id });

describe('the figures of a record', () => {
  it('of nothing are empty', () => {
    expect(recordFigures([])).toEqual({
      ...{ picks: 0, settled: 0, won: 0, mean_odd: null, profit: 0 },
      ...{ return_rate: null, return_low: null, return_high: null },
      ...{ curve: [], coupons: { settled: 0, won: 0 }, months: [] },
    });
  });

  it('stake one unit on each settled selection and count the others', () => {
    const figures = recordFigures([
      pick('won', 185),
      pick('lost', 300),
      pick('open', 900),
      pick('void', 900),
    ]);
    expect(figures).toMatchObject({ picks: 4, settled: 2, won: 1, mean_odd: 2.425 });
    expect(figures.profit).toBeCloseTo(-0.15, 12);
    expect(figures.return_rate).toBeCloseTo(-0.075, 12);
    expect(figures.return_low).toBeLessThan(-0.075);
    expect(figures.return_high).toBeGreaterThan(-0.075);
  });

  it('have no interval under two settled selections', () => {
    expect(recordFigures([pick('won', 185), pick('open')])).toMatchObject({
      ...{ settled: 1, return_low: null, return_high: null },
    });
  });

  it('draw a curve of the days with a settled selection, in their order', () => {
    const { curve } = recordFigures([
      single('lost', 300, '2026-05-18', 1),
      single('open', 300, '2026-05-20', 2),
      single('won', 150, '2026-04-30', 3),
      single('won', 250, '2026-05-18', 4),
      single('void', 250, '2026-05-19', 5),
    ]);
    expect(curve).toEqual([
      { date: '2026-04-30', bets: 1, profit: 0.5 },
      { date: '2026-05-18', bets: 3, profit: 1 },
    ]);
  });

  it('thin a long curve to 400 days, the first and the last among them', () => {
    const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
    const picks = Array.from({ length: 700 }, (_, at) => single('lost', 200, day(at), at));
    const { curve } = recordFigures(picks.reverse());
    expect([curve.length, curve[0], curve.at(-1)]).toEqual([
      400,
      { date: day(0), bets: 1, profit: -1 },
      { date: day(699), bets: 700, profit: -700 },
    ]);
  });

  it('have a month for every selection, those without a result too', () => {
    const { months } = recordFigures([
      single('open', 300, '2026-06-01', 1),
      single('won', 150, '2026-04-30', 2),
      single('void', 150, '2026-04-01', 3),
      single('lost', 250, '2026-04-12', 4),
    ]);
    expect(months).toEqual([
      { month: '2026-04', picks: 3, settled: 2, won: 1, profit: -0.5 },
      { month: '2026-06', picks: 1, settled: 0, won: 0, profit: 0 },
    ]);
  });

  it('count as coupons the posts with several selections that are won or lost', () => {
    const of = (post_id: number, ...states: PickState[]) =>
      states.map((state) => pick(state, 200, { post_id }));
    const { coupons } = recordFigures([
      ...of(1, 'won', 'won'),
      ...of(2, 'won', 'lost', 'open'),
      ...of(3, 'won', 'open'),
      ...of(4, 'won', 'void'),
      ...of(5, 'void', 'void'),
      ...of(6, 'won'),
      ...of(7, 'lost'),
    ]);
    expect(coupons).toEqual({ settled: 3, won: 2 });
  });
});

describe('a coupon', () => {
  it.each<[PickState, PickState[]]>([
    ['won', ['won', 'won']],
    ['won', ['void', 'won']],
    ['lost', ['won', 'lost']],
    ['lost', ['open', 'lost', 'void']],
    ['open', ['won', 'open', 'void']],
    ['void', ['void', 'void']],
  ])('is %s with the selections %j', (state, states) => {
    expect(couponState(states)).toBe(state);
  });
});
