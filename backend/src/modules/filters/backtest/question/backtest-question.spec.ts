import { AppError } from '../../../../platform/errors/app-error';
import { tr } from '../../../../platform/locale/tr';
import { searchOf } from '../../../../archive/question/question';
import { countedHash, readBacktestQuestion } from './backtest-question';
import { TODAY } from '../../../../../test/support/today';

function problems(params: Record<string, unknown>): unknown {
  try {
    return readBacktestQuestion(params, TODAY);
  } catch (error) {
    return error instanceof AppError ? [error.code, error.fields] : error;
  }
}

const hashOf = (params: Record<string, unknown>): string => countedHash(readBacktestQuestion(params, TODAY));

describe('a question to the backtest', () => {
  it('is about closing odds unless it says otherwise, and about a column by either of its names', () => {
    const { selection, question } = readBacktestQuestion(
      { selection: 'fg_no_odd', ft_1_odd: '1,85', page: '2', groups: 'ft' },
      TODAY,
    );
    expect(selection).toBe('fg_no');
    expect(searchOf(question)).toEqual({
      type: 2,
      predicates: [{ kind: 'range', field: 'ft_1_odd', min: 185, max: 185 }],
      sort: null,
    });
  });

  it.each([
    [{}, { selection: tr.savedFilters.selection }],
    [{ selection: 'match_date' }, { selection: tr.savedFilters.selection }],
    [{ selection: 'toString' }, { selection: tr.savedFilters.selection }],
    [
      { selection: 'yok', page: '0', bts_yes_odd: '9-8' },
      {
        selection: tr.savedFilters.selection,
        page: tr.validation.page,
        bts_yes_odd: tr.filters.reversedRange,
      },
    ],
  ])('that can not be read says what is wrong with each parameter: %j', (params, fields) => {
    expect(problems(params)).toEqual(['INVALID_FILTER', fields]);
  });

  it('has one hash in every order and writing, which tells nothing of it', () => {
    const hash = hashOf({ selection: 'ft_1_odd', ft_1_odd: '1.85', home_team: 'beşiktaş', source: 'native' });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const same of [
      { source: 'native', home_team: ' BESIKTAS', filter_type: '2', ft_1_odd: '1,85', selection: 'ft_1_odd' },
      {
        selection: ' ft_1_odd ',
        ft_1_odd: '1.85-1.85',
        home_team: 'Beşiktaş',
        source: 'native',
        fields: 'id',
      },
      {
        ...{ selection: 'ft_1_odd', ft_1_odd: '1.85', home_team: 'beşiktaş', source: 'native' },
        ...{ sort: 'ft_1_odd', order: 'desc', played: 'true' },
      },
    ])
      expect(hashOf(same)).toBe(hash);
  });

  it('has another hash where anything else is asked', () => {
    const questions = [
      { selection: 'ft_1_odd' },
      { selection: 'ft_2_odd' },
      { selection: 'ft_1_odd', filter_type: '1' },
      { selection: 'ft_1_odd', ft_1_odd: '1.85' },
      { selection: 'ft_1_odd', ft_1_odd: '1.8' },
      { selection: 'ft_1_odd', ft_2_odd: '1.85' },
      { selection: 'ft_1_odd', ft_1_odd: 'boş' },
      { selection: 'ft_1_odd', home_team: 'ab' },
      { selection: 'ft_1_odd', away_team: 'ab' },
      { selection: 'ft_1_odd', source: 'native' },
      { selection: 'ft_1_odd', played: 'false' },
      { selection: 'ft_1_odd', movement: 'ft_1_odd:-10' },
      { selection: 'ft_1_odd', movement: 'ft_1_odd:10' },
      { selection: 'ft_1_odd', match_date: 'bugün' },
    ];
    expect(new Set(questions.map(hashOf)).size).toBe(questions.length);
  });
});
