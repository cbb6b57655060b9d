import type { PickState } from '../settling/pick-state';
import { type CountedPick, recordFigures } from './record-figures';

let matches = 0;

const pick = (state: PickState, odd = 200, more: Partial<CountedPick> = {}): CountedPick => ({
  post_id: 1,
  match_id: (matches += 1),
  match_date: '2026-05-17',
  match_time: '20:00',
  odds_column: 'ft_1_odd',
  odd,
  odd_at: null,
  probability: null,
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
      ...{ curve: [], months: [], plays: 'singles', evidence: 1, repeated: 0, untimed: 0 },
      coupons: {
        ...{ settled: 0, won: 0, profit: 0, return_rate: null, return_low: null, return_high: null },
      },
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
    expect(coupons).toMatchObject({ settled: 3, won: 2 });
  });

  it('return of coupons the product of their odds, without those that are void', () => {
    const { coupons } = recordFigures([
      pick('won', 200, { post_id: 1 }),
      pick('won', 150, { post_id: 1 }),
      pick('void', 900, { post_id: 1 }),
      pick('won', 200, { post_id: 2 }),
      pick('lost', 300, { post_id: 2 }),
    ]);
    expect(coupons).toMatchObject({ settled: 2, won: 1, profit: 1, return_rate: 0.5 });
    expect(coupons.return_low).toBeLessThan(0.5);
    expect(coupons.return_high).toBeGreaterThan(0.5);
  });

  it('know no coupon of two selections of one match, and one chain of those that share matches', () => {
    const leg = (post_id: number, match_id: number, state: PickState) =>
      pick(state, 200, { post_id, match_id });
    expect(
      recordFigures([leg(1, 7, 'won'), { ...leg(1, 7, 'won'), odds_column: 'over_25_odd' }]),
    ).toMatchObject({
      settled: 2,
      coupons: { settled: 0 },
    });
    // the first shares a match with the second, and that one with the third
    const chained = [
      ...[leg(1, 1, 'won'), leg(1, 2, 'won')],
      ...[leg(2, 2, 'won'), leg(2, 3, 'lost')],
      ...[leg(3, 3, 'lost'), leg(3, 4, 'won')],
    ];
    expect(recordFigures(chained).coupons).toMatchObject({ settled: 3, return_low: null });
    const apart = [...chained, leg(4, 9, 'won'), leg(4, 10, 'won')];
    expect(recordFigures(apart).coupons.return_low).not.toBeNull();
  });

  it('count an opinion once: the first published one, however often it stands', () => {
    const opinion = { match_id: 5, odds_column: 'over_25_odd' };
    const figures = recordFigures([
      pick('won', 200, { ...opinion, post_id: 1 }),
      pick('won', 250, { ...opinion, post_id: 2 }),
      pick('lost', 300, { ...opinion, post_id: 3, odds_column: 'under_25_odd' }),
    ]);
    expect(figures).toMatchObject({ picks: 2, settled: 2, won: 1, profit: 0, repeated: 1 });
    expect(figures.months).toMatchObject([{ picks: 2 }]);
    // two columns of one match are no two matches
    expect(figures.return_low).toBeNull();
  });

  it('say what is mostly played', () => {
    const coupon = [pick('won', 200, { post_id: 1 }), pick('won', 200, { post_id: 1 })];
    expect(recordFigures(coupon).plays).toBe('coupons');
    expect(recordFigures([...coupon, pick('won', 200, { post_id: 2 })]).plays).toBe('singles');
  });

  it('count prices of unknown time among what counts', () => {
    const at = { odd_at: new Date() };
    expect(recordFigures([pick('open', 200, at), pick('open'), pick('void')]).untimed).toBe(2);
  });

  it('weigh the evidence match by match, in the order of their kick-offs', () => {
    const known = (state: PickState, match_id: number, match_date: string): CountedPick =>
      pick(state, 200, { match_id, match_date, probability: 0.5, odds_column: `c${match_id}${state}` });
    const won = [1, 2, 3].map((match) => known('won', match, `2026-05-0${match}`));
    const lost = [4, 5, 6].map((match) => known('lost', match, `2026-05-0${match}`));
    const best = recordFigures(won).evidence;
    expect(best).toBeGreaterThan(1);
    // what was lost later takes nothing from what it was, what was lost earlier does
    expect(recordFigures([...lost, ...won]).evidence).toBe(best);
    const earlier = lost.map((each) => ({ ...each, match_date: '2026-04-01' }));
    expect(recordFigures([...won, ...earlier]).evidence).toBeLessThan(best);
    // won and lost in one match is nothing
    expect(recordFigures([known('won', 1, '2026-05-01'), known('lost', 1, '2026-05-01')]).evidence).toBe(1);
    expect(recordFigures([known('void', 1, '2026-05-01'), pick('won')]).evidence).toBe(1);
  });
});
