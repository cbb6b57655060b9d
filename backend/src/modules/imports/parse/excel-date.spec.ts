import { isExcelDate } from './excel-date';

const TURKISH = 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'.split(' ');
const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

describe('a cell that a spreadsheet turned into a date', () => {
  it('is known by every Turkish and English month', () => {
    for (const month of [...TURKISH, ...ENGLISH]) {
      const cells = [
        `02.${month}`,
        `2-${month}`,
        `${month}.85`,
        `${month}-85`,
        `01.${month}.2026`,
        `2 ${month}`,
      ];
      for (const cell of [...cells, ...cells.map((each) => each.toLocaleUpperCase('tr'))]) {
        expect([cell, isExcelDate(cell)]).toEqual([cell, true]);
      }
    }
  });

  it.each([
    '01.02.2026',
    '1/2/2026',
    '2026-01-02',
    '2026-01-02 00:00:00',
    '02 Ocak 2026',
    'Ağustos 85',
    '\u00a002.Oca ',
  ])('is %j', (cell) => expect(isExcelDate(cell)).toBe(true));

  it.each([
    '2-1',
    '1.85',
    '45431',
    '02:01',
    'MS 1',
    'ERT',
    '32.Oca',
    '0.Oca',
    'May',
    'P-P',
    '1.8.5',
    '2-1 (1-0)',
    '',
  ])('is not %j', (cell) => expect(isExcelDate(cell)).toBe(false));
});
