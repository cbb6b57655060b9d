import { tr } from '../../platform/locale/tr';
import { AppError } from '../../platform/errors/app-error';
import { requireOddsQuery } from './parse-odds-query';
import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { TODAY } from '../../../test/support/today';

const errorsOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params, TODAY);
  return parsed.ok ? {} : parsed.errors;
};

describe('what can’t be read', () => {
  it('is reported at once, every column by its own name', () => {
    expect(
      errorsOf({
        ft_1_odd: 'x',
        over_25_odd: '2-1',
        ht_ft_result: '3/9',
        match_date: '2024-13',
        home_team: 'gala',
        page: '0',
      }),
    ).toEqual({
      ft_1_odd: tr.filters.notPrice,
      over_25_odd: tr.filters.reversedRange,
      ht_ft_result: tr.filters.notResult,
      match_date: tr.filters.noSuchMonth,
      page: tr.validation.page,
    });
  });

  it.each(['winner', 'id', 'season_slug', 'code', 'match_name'])(
    'names %s as a column that can’t be filtered',
    (field) => {
      expect(errorsOf({ [field]: '1' })).toEqual({ [field]: tr.filters.notFilterable });
    },
  );

  it.each([
    'nope',
    'ft_9_odd',
    'FT_1_ODD',
    ' ft_1_odd',
    'ft_1_odd ',
    'hasOwnProperty',
    'toString',
    'home_folded',
    '',
    'a[b]',
  ])('names the unknown column %j, even when its filter is empty', (name) => {
    expect(errorsOf({ [name]: '' })).toEqual({ [name]: tr.filters.unknownColumn });
  });

  it('is the one refusal of a route, with all sentences', () => {
    const params = { ft_1_odd: 'x', nope: '1', per_page: '101' };
    const refuse = () => requireOddsQuery(params, TODAY);
    expect(refuse).toThrow(AppError);
    expect(refuse).toThrow(expect.objectContaining({ code: 'INVALID_FILTER', fields: errorsOf(params) }));
    expect(Object.keys(errorsOf(params))).toEqual(Object.keys(params));
    expect(requireOddsQuery({ ft_1_odd: '1,85' }, TODAY).predicates).toHaveLength(1);
  });

  it('names a column called __proto__ in the errors like any other', () => {
    const params = JSON.parse('{"__proto__":"1"}') as Record<string, unknown>;
    expect(JSON.stringify(errorsOf(params))).toBe(`{"__proto__":"${tr.filters.unknownColumn}"}`);
  });

  it.each([[['1.8', '1.9']], [{ a: 'b' }], [null], [1.85], [true], [[]]])(
    'is %j where one text is meant',
    (value) => {
      for (const name of ['ft_1_odd', 'page', 'per_page', 'filter_type', 'fields']) {
        expect(errorsOf({ [name]: value })).toEqual({ [name]: tr.filters.repeated });
      }
    },
  );
});
