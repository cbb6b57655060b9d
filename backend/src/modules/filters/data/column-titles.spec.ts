import { columnTitle } from './column-titles';

describe('the title of a column', () => {
  it.each([
    [2, 'ft_1_odd', 'Maç Sonucu 1'],
    [1, 'over_25_odd', '2,5 Alt/Üst Üst'],
    [2, 'home_team', 'Ev Sahibi'],
    [3, 'uo_25_under_odd', '2,5 Alt/Üst Alt'],
    [3, 'league_code', 'Lig Kodu'],
    // a bulletin filter keeps the record of an odds column
    [3, 'over_25_odd', '2,5 Alt/Üst Üst'],
  ] as const)('of a filter of type %d: %s is %s', (type, column, title) => {
    expect(columnTitle(type, column)).toBe(title);
  });
});
