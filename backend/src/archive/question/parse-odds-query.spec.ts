import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { TODAY } from '../../../test/support/today';

const queryOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
};

describe('the query without parameters', () => {
  it('asks for the first fifty matches with closing odds and every value', () => {
    expect(queryOf({})).toEqual({
      type: 2,
      predicates: [],
      page: 1,
      perPage: 50,
      sort: null,
      values: 'price',
      fields: null,
      groups: null,
    });
  });
});
