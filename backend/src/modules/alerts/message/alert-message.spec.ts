import { isToCome } from './alert-message';

/** Half past midnight of the 18th in Istanbul. */
const NOW = new Date('2026-05-17T21:30:00Z');

describe('a match', () => {
  it.each([
    ['2026-05-18', '00:31', true],
    ['2026-05-18', '00:30', false],
    ['2026-05-17', '23:00', false],
    ['2026-05-19', '00:00', true],
    ['2026-05-18', null, true],
    ['2026-05-17', null, false],
  ])('of %s at %s is to come: %s', (match_date, match_time, toCome) => {
    const match = { match_date, match_time, home_ft_score: null, away_ft_score: null };
    expect(isToCome(match, NOW)).toBe(toCome);
    expect(isToCome({ ...match, home_ft_score: 0, away_ft_score: 0 }, NOW)).toBe(false);
  });
});
