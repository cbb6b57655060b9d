import { Bets } from '../../src/archive/statistics/backtest/bets';
import { kickOffOrder } from '../../src/archive/statistics/backtest/kick-off-order';
import { dayNumber, MOMENTS_PER_DAY } from '../../src/archive/columns/kick-off';
import type { Replayed } from '../../test/support/chance-proof';
import { chanceText, tenBestText } from './backtest-text';
import { FilterHunt } from './ten-best';

describe('the printed ten best', () => {
  const bets = new Bets();
  for (const [day, count, every] of [
    ['2020-09-01', 200, 4],
    ['2021-09-01', 100, 10],
  ] as const)
    for (let n = 0; n < count; n++)
      bets.add({
        id: bets.count + 1,
        moment: dayNumber(day) * MOMENTS_PER_DAY,
        price: 700,
        won: n % every === 0,
        probability: 0.15,
        league: 0,
      });
  const days = { first: '2020-09-01', later: '2021-07-01', last: '2021-09-01' };
  const hunt = new FilterHunt(days);
  hunt.add({ selection: 'ft_2_odd', bets, order: kickOffOrder(bets) });
  const text = tenBestText(hunt.result(), 'closing odds', new Map([[1, 'Türkiye Süper Lig']]));

  it('say how many filters were tried, on which days, and how many are unlikely', () => {
    expect(text).toContain('Bets at closing odds from 2020-09-01 to 2021-09-01.');
    expect(text).toContain('before 2021-07-01: 1 filters');
    expect(text).toContain('Of these, 1 have p < 0.05 (chance alone: 0); from 2021-07-01 on 0 of those 1');
  });

  it('have a filter with counts, returns and intervals on both sides', () => {
    const row = text.split('\n').find((line) => line.includes('Süper Lig'))!;
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'Türkiye Süper Lig, Maç Sonucu 2, from 7.00',
      '200',
      expect.stringMatching(/^\+75\.0 % \(\+3\d\.\d % to \+12\d\.\d %\)$/),
      '0.0001',
      '100',
      expect.stringMatching(/^−30\.0 % \(−6\d\.\d % to \+2\d\.\d %\)$/),
      '',
    ]);
  });
});

describe('the printed shares of draws', () => {
  const replayed = (meanOdd: number, bets: number, unlikely: number, held: number): Replayed =>
    ({ meanOdd, bets, unlikely, held }) as Replayed;

  it('are over all questions, and by mean odd and number of bets', () => {
    const rows = chanceText([replayed(1.4, 100, 1, 20), replayed(2.5, 3_000, 3, 18)], 20)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    expect(rows[2]).toEqual(['all', '2', '100', '10.0 %', '95.0 %']);
    expect(rows).toContainEqual(['mean odd under 1.5', '1', '100', '5.0 %', '100.0 %']);
    expect(rows).toContainEqual(['mean odd 2 to 3', '1', '3,000', '15.0 %', '90.0 %']);
    expect(rows).toContainEqual(['mean odd from 6', '0', '–', '–', '–']);
    expect(rows).toContainEqual(['bets 500 to 2,000', '0', '–', '–', '–']);
    expect(rows).toContainEqual(['bets from 2,000', '1', '3,000', '15.0 %', '90.0 %']);
  });
});
