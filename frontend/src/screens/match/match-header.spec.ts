import { resultState } from './match-header';

const match = (match_date: string, match_time: string | null, score: number | null = null) => ({
  match_date,
  match_time,
  home_ft_score: score,
  away_ft_score: score,
});

/** 22:00 in Istanbul. */
const NOW = new Date('2026-05-17T19:00:00Z');

describe('the result of a match', () => {
  it.each([
    ['2026-05-17', '22:01', 'notPlayed'],
    ['2026-05-18', '00:30', 'notPlayed'],
    ['2026-05-17', '22:00', 'awaited'],
    ['2026-05-17', '19:00', 'awaited'],
    ['2026-05-17', '18:59', 'unknown'],
    ['2026-05-10', '20:00', 'unknown'],
  ])('of %s %s, without a score, is %s at 22:00 of the 17th', (date, time, state) => {
    expect(resultState(match(date, time), NOW)).toBe(state);
  });

  it.each([
    ['2026-05-16', 'unknown'],
    ['2026-05-17', 'awaited'],
    ['2026-05-18', 'notPlayed'],
  ])('of %s without a time goes by the day', (date, state) => {
    expect(resultState(match(date, null), NOW)).toBe(state);
  });

  it('goes by the day in Istanbul, not in Greenwich', () => {
    const afterMidnight = new Date('2026-05-17T21:30:00Z');
    expect(resultState(match('2026-05-17', null), afterMidnight)).toBe('unknown');
  });

  it('that has a score is known, also before its kick-off', () => {
    expect(resultState(match('2026-05-18', '20:00', 0), NOW)).toBe('known');
  });
});
