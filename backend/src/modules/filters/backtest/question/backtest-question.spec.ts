import { AppError } from '../../../../platform/errors/app-error';
import { tr } from '../../../../platform/locale/tr';
import { searchOf } from '../../../../archive/question/question';
import { readBacktestQuestion } from './backtest-question';
import { TODAY } from '../../../../../test/support/today';

function problems(params: Record<string, unknown>): unknown {
  try {
    return readBacktestQuestion(params, TODAY);
  } catch (error) {
    return error instanceof AppError ? [error.code, error.fields] : error;
  }
}

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
});
