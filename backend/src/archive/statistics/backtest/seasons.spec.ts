import { dayNumber } from '../../columns/kick-off';
import { Seasons } from './seasons';

const near = (value: number): number => expect.closeTo(value, 12) as number;

function totalsOf(days: readonly string[]) {
  const seasons = new Seasons();
  for (const day of days) seasons.of(dayNumber(day)).add(200, true);
  return seasons.totals().map(({ season, bets }) => [season, bets]);
}

describe('the seasons of bets', () => {
  it('begin on the first of July', () => {
    expect(
      totalsOf(['2024-06-30', '2024-07-01', '2024-12-31', '2025-01-01', '2025-06-30', '2025-07-01']),
    ).toEqual([
      ['2023-2024', 1],
      ['2024-2025', 4],
      ['2025-2026', 1],
    ]);
  });

  it('are those with bets only', () => {
    expect(totalsOf([])).toEqual([]);
    expect(totalsOf(['2019-08-01', '2024-02-29'])).toEqual([
      ['2019-2020', 1],
      ['2023-2024', 1],
    ]);
  });

  it('add up their own bets', () => {
    const seasons = new Seasons();
    seasons.of(dayNumber('2024-08-01')).add(250, true);
    seasons.of(dayNumber('2024-08-01')).add(250, false);
    seasons.of(dayNumber('2024-08-02')).add(300, false);
    expect(seasons.totals()).toEqual([
      { season: '2024-2025', bets: 3, won: 1, profit: -0.5, return_rate: near(-1 / 6) },
    ]);
  });
});
