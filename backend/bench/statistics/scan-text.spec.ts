import { scanRecord } from '../../src/archive/statistics/scan/scan-record';
import { scanText } from './scan-text';

const sums = (n: number, won: number) => ({
  n,
  past: n * 0.5,
  price: n * 0.4,
  won,
  odds: n * 2.4,
  wonOdds: won * 2.4,
});
const day = { above: sums(50, 20), below: sums(50, 22), rest: sums(100, 45), xy: 0.1, xx: 1 };

const FIGURES = {
  from: '2022-07-02',
  to: '2023-06-04',
  ways: [
    {
      type: 1 as const,
      sameness: { closeness: 0.5 as const },
      ratio: {
        days: 30,
        comparedDays: 29,
        comparisons: 1_200,
        standingOut: 50,
        expectedByChance: 60,
        ratio: 50 / 60,
      },
    },
    {
      type: 2 as const,
      sameness: { tolerance: 0 as const },
      ratio: { days: 30, comparedDays: 0, comparisons: 0, standingOut: 0, expectedByChance: 0, ratio: null },
    },
  ],
  record: scanRecord([day, { ...day, xy: 0.3 }]),
};

const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('the printed figures of scans', () => {
  it('have a line for each way of comparing, with its ratio where anything was compared', () => {
    expect(rows(scanText(FIGURES).scan)).toEqual([
      ['opening', '± 0.5 points', '29 of 30', '1,200', '50', '60.0', '0.83'],
      ['closing', 'price ± 0.00', '0 of 30', '0', '0', '0.0', '–'],
    ]);
  });

  it('say what the past said, what the price said and what came, and the weight between them', () => {
    const text = scanText(FIGURES)['scan-record'];
    expect(rows(text)[0]).toEqual([
      'past above the price',
      '100',
      '50.0 %',
      '40.0 %',
      '40.0 % (30.9 % to 49.8 %)',
      '−4.0 % (−25.7 % to +19.5 %)',
    ]);
    expect(text).toContain('price: 0.20 ± 0.07.');
    expect(scanText({ ...FIGURES, record: scanRecord([day]) })['scan-record']).toContain('Too few days');
  });
});
