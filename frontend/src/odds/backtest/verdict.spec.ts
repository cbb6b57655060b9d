import { judged } from '../../testing/judged';
import { halvesDisagree, luckOfBest, verdictOf } from './verdict';

describe('the verdict on a backtest', () => {
  it('says nothing of fewer than 30 bets, however they went', () => {
    expect(verdictOf(judged({ bets: 29, p_value: 0.0001 }), 1)).toEqual({ kind: 'few' });
    expect(verdictOf(judged({ bets: 30 }), 1).kind).not.toBe('few');
  });

  it('says nothing where no market is wholly priced, or too few are', () => {
    const none = { bets: 0, profit: 0 };
    expect(verdictOf(judged({ chance: none, p_value: null, expected_return: null }), 1)).toEqual({
      kind: 'unpriced',
    });
    expect(verdictOf(judged({ p_value: null }), 1)).toEqual({ kind: 'unpriced' });
    expect(verdictOf(judged({ chance: { bets: 29, profit: 8 } }), 1)).toEqual({ kind: 'fewPriced' });
  });

  it('compares the return of the wholly priced bets with what those expected', () => {
    // whatever the other 100 bets came to
    const verdict = verdictOf(judged({ chance: { bets: 100, profit: -6 }, p_value: 0.62 }), 1);
    expect(verdict).toEqual({ kind: 'notAbove', returned: -0.06, expected: -0.05, p: 0.62 });
    expect(verdictOf(judged({ chance: { bets: 100, profit: -4 }, p_value: 0.4 }), 1).kind).toBe('luck');
    expect(verdictOf(judged({ chance: { bets: 100, profit: -5 }, p_value: 0.5 }), 1).kind).toBe('notAbove');
  });

  it('takes every question that was asked into account', () => {
    expect(verdictOf(judged(), 1)).toMatchObject({ kind: 'rare', p: 0.03, luck: expect.closeTo(0.03, 12) });
    expect(verdictOf(judged(), 2)).toMatchObject({ kind: 'luck', luck: expect.closeTo(0.0591, 12) });
    expect(verdictOf(judged(), 40)).toMatchObject({ kind: 'luck', luck: expect.closeTo(0.7043, 4) });
    expect(verdictOf(judged({ p_value: 0.0001 }), 40)).toMatchObject({ kind: 'rare' });
  });

  it('notices halves of which one gained and the other one lost', () => {
    const halves = [
      { bets: 100, return_rate: 0.15 },
      { bets: 100, return_rate: -0.07 },
    ];
    expect(verdictOf(judged({ halves }), 1)).toMatchObject({ kind: 'rare', halvesDisagree: true });
    expect(verdictOf(judged(), 1)).toMatchObject({ halvesDisagree: false });
  });
});

describe('halves', () => {
  const half = (bets: number, return_rate: number | null) => ({ bets, return_rate });

  it('agree as long as neither loses what the other gained', () => {
    expect(halvesDisagree([half(50, 0.1), half(50, 0)])).toBe(false);
    expect(halvesDisagree([half(50, -0.1), half(50, -0.3)])).toBe(false);
    expect(halvesDisagree([half(50, -0.1), half(50, 0.3)])).toBe(true);
  });

  it('are not compared on few bets', () => {
    expect(halvesDisagree([half(30, 0.4), half(29, -0.4)])).toBe(false);
    expect(halvesDisagree([half(0, null), half(0, null)])).toBe(false);
  });
});

describe('the luck of the best of several questions', () => {
  it('is that of any one of them, of one alone its own', () => {
    expect(luckOfBest(0.03, 1)).toBeCloseTo(0.03, 15);
    expect(luckOfBest(0.03, 40)).toBeCloseTo(1 - 0.97 ** 40, 12);
    expect(luckOfBest(0.5, 3)).toBeCloseTo(0.875, 12);
  });

  it('stays exact where the probability is tiny, and within 0 and 1', () => {
    expect(luckOfBest(1e-18, 40)).toBeCloseTo(4e-17, 30);
    expect([luckOfBest(0, 40), luckOfBest(1, 40)]).toEqual([0, 1]);
  });
});
