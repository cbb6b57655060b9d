import { settlePick, VOID_AFTER } from './settle-pick';

const ROW = { odds_column: 'ft_1_odd', match_date: '2026-05-18', match_time: '20:00' };
const KICK_OFF = new Date('2026-05-18T17:00:00.000Z');
const OPEN = { state: 'open', home_ft_score: null, away_ft_score: null } as const;

const match = (full: [number, number] | null, change: { match_date?: string; awarded?: boolean } = {}) => ({
  ...{ match_date: '2026-05-18', match_time: '20:00', first_goal: null, awarded: false },
  ...{ home_ht_score: null, away_ht_score: null },
  ...{ home_ft_score: full?.[0] ?? null, away_ft_score: full?.[1] ?? null },
  ...change,
});
const after = (milliseconds: number): Date => new Date(KICK_OFF.getTime() + milliseconds);

describe('a selection of the record', () => {
  it('is won or lost by the score, and open until it is known', () => {
    const states = [match([2, 0]), match([0, 0]), match(null)].map(
      (each) => settlePick(ROW, each, OPEN, after(0)).state,
    );
    expect(states).toEqual(['won', 'lost', 'open']);
  });

  it('is void three days after the kick-off of a match without a result, of the day it is on now', () => {
    const state = (date: string, at: number) =>
      settlePick(ROW, match(null, { match_date: date }), OPEN, after(at)).state;
    expect(state('2026-05-18', VOID_AFTER - 1)).toBe('open');
    expect(state('2026-05-18', VOID_AFTER)).toBe('void');
    expect(state('2026-05-19', VOID_AFTER)).toBe('open');
  });

  it('is void at once where the result was awarded, which stands beside it', () => {
    const awarded = settlePick(ROW, match([3, 0], { awarded: true }), OPEN, after(0));
    expect(awarded).toEqual({ state: 'void', home_ft_score: 3, away_ft_score: 0 });
    const won = { state: 'won', home_ft_score: 3, away_ft_score: 0 } as const;
    expect(settlePick(ROW, match([3, 0], { awarded: true }), won, after(0)).state).toBe('void');
    expect(settlePick(ROW, match([3, 0]), awarded, after(0)).state).toBe('won');
    // it is yet to be said as what
    expect(settlePick(ROW, match(null, { awarded: true }), OPEN, after(0)).state).toBe('open');
  });

  it('keeps what was known of a match that is gone', () => {
    const won = { state: 'won', home_ft_score: 2, away_ft_score: 0 } as const;
    expect(settlePick(ROW, null, won, after(VOID_AFTER))).toEqual(won);
    expect(settlePick(ROW, null, OPEN, after(VOID_AFTER)).state).toBe('void');
  });
});
