import { judged, judgedRecord } from '../../testing/judged';
import { backtestVerdict, halvesDisagree, luckOfBest, recordVerdict } from './verdict';

describe('the verdict on a backtest', () => {
  it('says nothing of fewer than 30 bets, however they went', () => {
    expect(backtestVerdict(judged({ bets: 29, p_value: 0.0001 }), 1)).toEqual({ kind: 'few' });
    expect(backtestVerdict(judged({ bets: 30 }), 1).kind).not.toBe('few');
  });

  it('says nothing where no market is wholly priced, or too few are', () => {
    const none = { bets: 0, profit: 0 };
    expect(backtestVerdict(judged({ chance: none, p_value: null, expected_return: null }), 1)).toEqual({
      kind: 'unpriced',
    });
    expect(backtestVerdict(judged({ p_value: null }), 1)).toEqual({ kind: 'unpriced' });
    expect(backtestVerdict(judged({ chance: { bets: 29, profit: 8 } }), 1)).toEqual({ kind: 'fewPriced' });
  });

  it('compares the return of the wholly priced bets with what those expected', () => {
    // whatever the other 100 bets came to
    const verdict = backtestVerdict(judged({ chance: { bets: 100, profit: -6 }, p_value: 0.62 }), 1);
    expect(verdict).toEqual({ kind: 'notAbove', returned: -0.06, expected: -0.05 });
    expect(backtestVerdict(judged({ chance: { bets: 100, profit: -4 }, p_value: 0.4 }), 1).kind).toBe('luck');
    expect(backtestVerdict(judged({ chance: { bets: 100, profit: -5 }, p_value: 0.5 }), 1).kind).toBe(
      'notAbove',
    );
  });

  it('takes every question that was asked into account', () => {
    expect(backtestVerdict(judged(), 1)).toEqual({ kind: 'rare', returned: 0.04, expected: -0.05 });
    expect(backtestVerdict(judged(), 2).kind).toBe('luck');
    expect(backtestVerdict(judged(), 40).kind).toBe('luck');
    expect(backtestVerdict(judged({ p_value: 0.0001 }), 40).kind).toBe('rare');
  });
});

describe('the verdict on a record that is made blind', () => {
  it('is rare while the evidence is what it needs, as often as it is looked at', () => {
    expect(recordVerdict(judgedRecord()).kind).toBe('luck');
    expect(recordVerdict(judgedRecord({ evidence: { value: 59.9, needed: 60 } })).kind).toBe('luck');
    expect(recordVerdict(judgedRecord({ evidence: { value: 60, needed: 60 } })).kind).toBe('rare');
  });

  it('says nothing of few bets, and of a return that is none', () => {
    expect(recordVerdict(judgedRecord({ bets: 29 }))).toEqual({ kind: 'few' });
    expect(recordVerdict(judgedRecord({ chance: { bets: 0, profit: 0 }, expected_return: null })).kind).toBe(
      'unpriced',
    );
    expect(recordVerdict(judgedRecord({ chance: { bets: 200, profit: -20 } })).kind).toBe('notAbove');
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
