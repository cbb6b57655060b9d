import { MARKET_GROUPS } from '../../testing/catalogue';
import { columnOptions, findColumns } from './column-search';
import { matchTable } from './match-table';

const table = matchTable({ key: 'closing', title: 'Oranlar', groups: MARKET_GROUPS });
const options = columnOptions(table, ({ params }) => params.length > 0);
const first = (text: string) => findColumns(options, text)[0]?.label;

describe('the search for a column', () => {
  it.each([
    ['2,5 üst', '2,5 Alt/Üst · Üst'],
    ['2.5 ust', '2,5 Alt/Üst · Üst'],
    ['2,5 alt', '2,5 Alt/Üst · Alt'],
    ['üst 2,5', '2,5 Alt/Üst · Üst'],
    ['ms 1', 'Maç Sonucu · 1'],
    ['maç sonucu x', 'Maç Sonucu · X'],
    ['EV', 'Maç Bilgileri · Ev Sahibi'],
    ['kg var', 'Karşılıklı Gol · Var'],
    ['iy/ms 1/x', 'İlk Yarı/Maç Sonucu · 1/X'],
    ['tarih', 'Genel Bilgiler · Tarih'],
  ])('finds by %p first %p', (text, label) => expect(first(text)).toBe(label));

  it('finds nothing by a word that no name has', () => expect(first('korner')).toBeUndefined());

  it('lists all columns in the order of the table before anything is written', () =>
    expect(findColumns(options, ' ')).toEqual(options));
});
