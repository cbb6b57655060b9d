import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { readCalibrationQuestion } from './calibration-question';
import { TODAY } from '../../../../test/support/today';

function problems(params: Record<string, unknown>): unknown {
  try {
    return readCalibrationQuestion(params, TODAY);
  } catch (error) {
    return error instanceof AppError ? [error.code, error.fields] : error;
  }
}

describe('a question about calibration', () => {
  it('is about closing odds of the match result over all matches unless it says otherwise', () => {
    for (const params of [{}, { group: '', from: ' ', to: '' }]) {
      const { market, from, to, search } = readCalibrationQuestion(params, TODAY);
      expect([market.key, from, to, search]).toEqual(['ft', null, null, { type: 2, predicates: [] }]);
    }
  });

  it('takes filters and days of kick-off together, each end of the days alone too', () => {
    const days = (from: string, to: string) => ({ kind: 'dates', field: 'match_date', from, to });
    const { market, search } = readCalibrationQuestion(
      {
        filter_type: '1',
        group: 'uo_25',
        home_ft_score: '2',
        from: '2023-07-01',
        to: '2023-07-01',
      },
      TODAY,
    );
    expect([market.key, search]).toEqual([
      'uo_25',
      {
        type: 1,
        predicates: [
          { kind: 'range', field: 'home_ft_score', min: 2, max: 2 },
          days('2023-07-01', '2023-07-01'),
        ],
      },
    ]);
    expect(readCalibrationQuestion({ from: '2023-07-01' }, TODAY).search.predicates).toEqual([
      days('2023-07-01', '2100-12-31'),
    ]);
    expect(readCalibrationQuestion({ to: '2023-07-01' }, TODAY).search.predicates).toEqual([
      days('1900-01-01', '2023-07-01'),
    ]);
  });

  it.each([
    [{ group: 'yok' }, { group: tr.analysis.unknownGroup('yok') }],
    [{ group: 'ft_dc' }, { group: tr.analysis.twoWinners('Çifte Şans') }],
    [{ group: ['ft', 'uo_25'] }, { group: tr.filters.repeated }],
    [{ from: '2023-02-30' }, { from: tr.validation.day }],
    [
      { from: '01.02.2023', to: '2023', ft_1_odd: 'x' },
      { from: tr.validation.day, to: tr.validation.day, ft_1_odd: tr.filters.notPrice },
    ],
    [{ from: '2023-07-02', to: '2023-07-01' }, { from: tr.filters.reversedRange }],
    [
      { from: '2023-07-02', to: '2023-07-01', ft_1_odd: 'x' },
      { from: tr.filters.reversedRange, ft_1_odd: tr.filters.notPrice },
    ],
    [{ season: '2023-2025' }, { season: tr.filters.notSeason }],
    [{ filter_type: '3' }, { filter_type: tr.filters.notFilterType }],
  ])('that can not be read says what is wrong with each parameter: %j', (params, fields) => {
    expect(problems(params)).toEqual(['INVALID_FILTER', fields]);
  });
});
