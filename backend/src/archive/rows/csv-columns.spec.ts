import { CODE_FIELDS, ODD_FIELDS } from '../catalogue/columns';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { oddsCells } from '../../../test/support/odds-cells';
import type { OddsRow } from './odds-row';
import {
  csvHead,
  EXPORTED_FIELDS,
  type ExportField,
  exportTitle,
  MatchLines,
  nameInExport,
} from './csv-columns';

const MATCH: OddsRow = {
  id: 7,
  match_date: '2024-05-17',
  match_time: null,
  country_name: 'Türkiye',
  competition_name: 'Süper Lig',
  league_code: null,
  season_slug: '2023-2024',
  code: null,
  home_team: 'Beşiktaş',
  away_team: 'Göztepe',
  home_ht_score: 1,
  away_ht_score: 0,
  home_ft_score: 2,
  away_ft_score: 1,
  first_goal: null,
  awarded: false,
  opening_sources: 0,
  closing_sources: 0,
  odds: oddsCells({ ft_1_odd: 185, ft_x_odd: 330, ft_2_odd: 100_000, ft_code: 12, fg_no: 1250 }),
};

const csvRow = (row: OddsRow, fields: readonly ExportField[]) => new MatchLines(fields, 2).line(row);

describe('a line of the export', () => {
  it('has decimal commas, two decimals, Turkish dates and empty cells for what is missing', () => {
    expect(
      csvRow(MATCH, [
        'match_date',
        'match_time',
        'home_team',
        'home_ft_score',
        'ht_ft_result',
        'ft_1_odd',
        'ft_x_odd',
        'ft_2_odd',
        'over_25_odd',
        'ft_code',
        'fg_no_odd',
      ]),
    ).toBe('17.05.2024;;Beşiktaş;2;İY 1 / MS 1;1,85;3,30;1000,00;;12;12,50\r\n');
  });

  it.each([
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
    ['+90 Spor', "'+90 Spor"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['A;B', '"A;B"'],
    ['A\nB', '"A\nB"'],
    ['Tek "Ç"', '"Tek ""Ç"""'],
    ["O'Higgins", "O'Higgins"],
    ['2-1', "'2-1"],
    ['05.06', "'05.06"],
    ['3 de Febrero', '3 de Febrero'],
    ['1860 Münih', '1860 Münih'],
  ])('writes the name %j so that it stays a name, and knows it again', (home_team, cell) => {
    expect(csvRow({ ...MATCH, home_team }, ['home_team', 'id'])).toBe(`${cell};7\r\n`);
    const read = cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"');
    expect(nameInExport(read)).toBe(home_team);
  });

  it('names its set, and who scored first where that is known', () => {
    expect(new MatchLines(['odds_set', 'first_goal'], 1).line(MATCH)).toBe('Açılış;\r\n');
    expect(csvRow({ ...MATCH, first_goal: 'A' }, ['odds_set', 'first_goal'])).toBe('Kapanış;Dep\r\n');
  });

  it('holds no cell that spreadsheets make a day of, but for the day itself', () => {
    const line = csvRow(MATCH, EXPORTED_FIELDS).replace('17.05.2024', '');
    expect(line).not.toMatch(/(^|;)\d{1,2}\s*[./-]\s*\d/);
  });

  it('names the selections that won', () => {
    const short = { ...MATCH, home_ht_score: null, away_ht_score: null, home_ft_score: 0, away_ft_score: 0 };
    expect(csvRow(short, ['winners'])).toContain('Maç Sonucu: X');
  });
});

describe('the head of the export', () => {
  it('begins with the byte order mark and ends its line as spreadsheets do', () => {
    expect(csvHead(['match_date', 'ft_1_odd', 'over_25_odd', 'ft_code'])).toBe(
      '\ufeffTarih;Maç Sonucu: 1;2,5 Alt/Üst: Üst;Maç Sonucu: Kod\r\n',
    );
  });

  it('has a title of its own for every value, and all prices and codes unless others are asked for', () => {
    const titles = EXPORTED_FIELDS.map(exportTitle);
    expect(new Set(titles).size).toBe(titles.length);
    expect(EXPORTED_FIELDS).toEqual(expect.arrayContaining([...ODD_FIELDS, ...CODE_FIELDS]));
    expect(ROW_FIELDS.map(exportTitle).every((title) => title !== undefined && title !== '')).toBe(true);
  });
});
