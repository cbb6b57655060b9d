import type { CalibrationReport } from '../../src/archive/statistics/judging/calibration-report';
import { probabilitiesText } from './probabilities-text';

const bin = (low: number, n: number, stated: number, actual: number) => ({
  ...{ low, high: low + 0.1, n, stated, actual },
  ...{ ci_low: 0, ci_high: 1 },
});

const DRAW = { column: 'ft_x_odd' as const, bins: [bin(0.2, 900, 0.2, 0.16)] };

const REPORT: CalibrationReport = {
  group: 'ft',
  filter_type: 2,
  from: '2013-08-16',
  to: '2023-06-07',
  matches: 1_600,
  overround: 1.05,
  method: 'learned',
  methods: (['proportional', 'power', 'shin', 'learned'] as const).map((method, at) => ({
    ...{ method, log_loss: 1 + at / 1000, brier: 0.6 },
  })),
  bins: [],
  selections: [
    { column: 'ft_1_odd', bins: [bin(0.5, 1_600, 0.5, 0.525)] },
    { ...DRAW, bins: [bin(0.2, 499, 0.25, 0.5), ...DRAW.bins] },
    { column: 'ft_2_odd', bins: [] },
  ],
};

describe('the printed reliability of probabilities', () => {
  const cells = (report: CalibrationReport) =>
    probabilitiesText([report])!
      .split('\n')
      .at(-1)!
      .split('|')
      .map((cell) => cell.trim());

  it('has the losses by method, the error of each selection and the worst bin of many matches', () => {
    const selections = [REPORT.selections[0]!, DRAW];
    expect(cells({ ...REPORT, selections }).slice(1, -1)).toEqual([
      ...['Maç Sonucu', 'closing', '1,600', '1.00000', '1.00100', '1.00200', '1.00300'],
      '1 +2.0, X −3.0',
      'X at 20–30 %: −3.0',
    ]);
    expect(cells(REPORT).at(-2)).toBe('X at 20–30 %: −3.0');
  });

  it('says on which days the matches were, and nothing without any', () => {
    expect(probabilitiesText([REPORT])).toContain('Matches from 2013-08-16 to 2023-06-07, each judged');
    expect(probabilitiesText([{ ...REPORT, matches: 0, from: null, to: null }])).toBeNull();
  });

  it('names no bin where all are small', () => {
    expect(
      cells({ ...REPORT, selections: [{ column: 'ft_1_odd', bins: [bin(0.5, 499, 0.5, 0.6)] }] }).at(-2),
    ).toBe('–');
  });
});
