import { GROUPS, MARKET_GROUPS } from '../../testing/catalogue';
import { selectionTitles } from './movement';
import { FIRST_QUESTION, fromSavedFilter, readQuestion, toSavedFilter, writeQuestion } from './question';
import { bulletinTable, oddsTable } from './tables';

const odds = oddsTable<never>(2, MARKET_GROUPS);
const bulletin = bulletinTable<never>(GROUPS);
const titles = selectionTitles(MARKET_GROUPS);
const names = {
  competition: (id: number) => ({ 3: 'Türkiye · Süper Lig', 9: 'İngiltere · Premier Lig' })[id],
  selection: (column: string) => titles.get(column),
};

const said = (id: string, text: string, table = odds) => {
  const { shortTitle, written } = table.filters.get(id)!;
  return `${shortTitle}: ${written(text, names)}`;
};

describe('what a question says beside the columns', () => {
  it.each([
    ['competition', '3', 'Lig: Türkiye · Süper Lig'],
    ['competition', '!3;9', 'Lig: hariç Türkiye · Süper Lig ve İngiltere · Premier Lig'],
    ['competition', '!3;77', 'Lig: hariç 2 lig'],
    ['team', 'galat,"fener"', 'Takım: galat veya "fener"'],
    ['season', '2023-2024', 'Sezon: 2023-2024'],
    ['weekday', '6;7', 'Gün: Cumartesi veya Pazar'],
    ['weekday', '!pazartesi', 'Gün: hariç Pazartesi'],
    ['month', '12;1', 'Ay: Aralık veya Ocak'],
    ['match_time', '19:00-22:00', 'Saat: 19:00-22:00'],
    ['won', 'ft_1_odd', 'Kazanan: MS 1'],
    ['won', '!under_25_odd;bts_yes_odd', 'Kazanan: hariç A/Ü 2,5 Alt ve KG Var'],
  ])('is read by people: %s=%s', (id, text, chip) => expect(said(id, text)).toBe(chip));

  it('is the same in the bulletin, but for the time, which is a column there', () => {
    expect(said('won', 'bts_yes_odd', bulletin)).toBe('Kazanan: KG Var');
    expect(said('month', 'mart', bulletin)).toBe('Ay: Mart');
    expect(bulletin.filters.has('match_time')).toBe(false);
  });

  it('stands in the address, in requests and in saved filters under its own name', () => {
    const filters = {
      ...{ competition: '!3;9', team: 'galat', season: '2023-2024', weekday: '6', month: '12;1' },
      ...{ match_time: '19:00-22:00', won: 'ft_1_odd', ft_score: '!0-0', ft_1_odd: '<ft_2_odd*1,1' },
    };
    const question = { ...FIRST_QUESTION, filters };
    expect(readQuestion(`?${writeQuestion(question)}`, odds, []).question).toEqual(question);
    const saved = toSavedFilter(question, odds);
    expect(saved.filter_data).toEqual({ ...filters, played: 'true' });
    expect(fromSavedFilter(saved, odds, FIRST_QUESTION)).toEqual(question);
  });
});
