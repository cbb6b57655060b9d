import { tr } from '../../platform/locale/tr';
import { ODDS_FILTERS } from './column-filter';
import { readQuery } from './read-query';
import { TODAY } from '../../../test/support/today';

const readers = {
  word: (text: string) =>
    text === 'evet' ? ({ ok: true, value: true } as const) : ({ ok: false, error: 'evet olmalı' } as const),
};

describe('parameters that only some routes have', () => {
  it('are read beside the filters', () => {
    expect(readQuery({ word: 'evet', home_ft_score: '2' }, readers, ODDS_FILTERS, TODAY)).toEqual({
      values: { word: true },
      conditions: [
        { column: 'home_ft_score', filter: { kind: 'range', field: 'home_ft_score', min: 2, max: 2 } },
      ],
      errors: {},
    });
    expect(readQuery({ word: undefined }, readers, ODDS_FILTERS, TODAY)).toEqual({
      values: {},
      conditions: [],
      errors: {},
    });
  });

  it('are reported beside the filters, and no others are known', () => {
    const { errors } = readQuery(
      { word: 'hayır', constructor: 'x', ft_1_odd: 'x' },
      readers,
      ODDS_FILTERS,
      TODAY,
    );
    expect(errors).toEqual({
      word: 'evet olmalı',
      constructor: tr.filters.unknownColumn,
      ft_1_odd: tr.filters.notPrice,
    });
    expect(readQuery({ word: 'evet' }, {}, ODDS_FILTERS, TODAY).errors).toEqual({
      word: tr.filters.unknownColumn,
    });
  });

  it('leave what can be read of the others', () => {
    expect(readQuery({ word: 'evet', ft_1_odd: 'x', ft_2_odd: '2' }, readers, ODDS_FILTERS, TODAY)).toEqual({
      values: { word: true },
      conditions: [{ column: 'ft_2_odd', filter: { kind: 'range', field: 'ft_2_odd', min: 200, max: 299 } }],
      errors: { ft_1_odd: tr.filters.notPrice },
    });
  });
});
