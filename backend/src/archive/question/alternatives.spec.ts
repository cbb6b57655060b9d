import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { TODAY } from '../../../test/support/today';
import { tr } from '../../platform/locale/tr';
import { conditionText } from './condition-text';
import type { ColumnPredicate } from './odds-query';

/** The one condition of a text, or the sentence about it. */
function readIn(column: string, text: string): ColumnPredicate | string {
  const parsed = parseOddsQuery({ [column]: text }, TODAY);
  return parsed.ok ? (parsed.query.predicates[0] as ColumnPredicate) : parsed.errors[column]!;
}

/** The normal text of what is read. */
function normal(column: string, text: string): string {
  const read = readIn(column, text);
  return typeof read === 'string' ? read : conditionText(read);
}

describe('alternatives', () => {
  const price = (min: number, max = min) => ({ kind: 'range', field: 'ft_1_odd', min, max });

  it.each(['1,85;1,9', '1.85 ; 1.9', '1,9 veya 1,85', '1,9\u00a0VEYA 1,85', '1,90-1,99;1,85;1,85'])(
    'are read of %j',
    (text) => {
      expect(readIn('ft_1_odd', text)).toEqual({ kind: 'any', of: [price(185), price(190, 199)] });
    },
  );

  it.each(['!1,85', '≠1,85', '! =1,85', '!1.85;1,85'])('are taken out by a sign before them: %j', (text) => {
    expect(readIn('ft_1_odd', text)).toEqual({ kind: 'none', of: [price(185)] });
  });

  it('may each be of any kind that the column knows', () => {
    expect(readIn('ft_1_odd', '%58;boş;<ft_2_odd')).toEqual({
      kind: 'any',
      of: [
        { kind: 'probability', field: 'ft_1_odd', min: 5750, max: 5849 },
        {
          ...{ kind: 'against', field: 'ft_1_odd', sign: '<', other: 'ft_2_odd' },
          ...{ set: null, factor: 10_000, tolerance: 0 },
        },
        { kind: 'missing', field: 'ft_1_odd' },
      ],
    });
  });

  it.each([
    ['ft_1_odd', '1,9;1,85;1,9', '1.85;1.90-1.99'],
    ['total_goals', '3 veya 2', '2;3'],
    ['total_goals', '!boş', '!boş'],
    ['ht_ft_result', '2/2;0/1', '2/2;X/1'],
    ['home_team', 'Fener, GALAT', 'fener;galat'],
    ['home_team', '!"Galatasaray"', '!"galatasaray"'],
    ['home_team', '"Bursa, Spor; veya";fener', '"bursa, spor; veya";fener'],
    ['country_name', 'Türkiye,İngiltere', 'ingiltere;turkiye'],
    ['match_date', '2024-05;17.06.2024', '2024-05-01..2024-05-31;2024-06-17..2024-06-17'],
  ])('of %s have one normal text: %j is %j, which is read as the same', (column, text, wanted) => {
    expect(normal(column, text)).toBe(wanted);
    expect(readIn(column, wanted)).toEqual(readIn(column, text));
  });

  it.each([
    ['1,85;', tr.filters.emptyAlternative],
    [';', tr.filters.emptyAlternative],
    ['!', tr.filters.nothingNegated],
    ['1,85;!1,90', tr.filters.negatedInside],
    ['!!1,85', tr.filters.negatedInside],
    [Array.from({ length: 51 }, (_, at) => `${at + 1}`).join(';'), tr.filters.tooManyAlternatives(50)],
    ['1,85;x', tr.filters.notPrice],
  ])('are refused with a sentence: %j', (text, sentence) => {
    expect(readIn('ft_1_odd', text)).toBe(sentence);
  });

  it('of names are split as folding leaves them, where the Greek question mark is a semicolon', () => {
    expect(readIn('home_team', 'galat\u037efener')).toEqual(readIn('home_team', 'galat;fener'));
    expect(readIn('home_team', 'galat;≠fener')).toEqual(readIn('home_team', 'galat;=fener'));
    expect(readIn('home_team', ',')).toBe(tr.filters.emptyAlternative);
    expect(readIn('home_team', '""')).toBe(tr.filters.noLetters);
  });
});

describe('a price against a price', () => {
  it.each([
    ['<under_25_odd', '<under_25_odd'],
    ['>= ft_x_odd * 1,1', '>=ft_x_odd*1.1'],
    ['=ft_2_odd±0,05', '=ft_2_odd±0.05'],
    ['<Açılış*0,95', '<açılış*0.95'],
    ['=fg_no_odd', '=fg_no'],
    ['>ft_2_odd*1.0', '>ft_2_odd'],
  ])('is read of %j', (text, wanted) => {
    expect(normal('ft_1_odd', text)).toBe(wanted);
    expect(readIn('ft_1_odd', wanted)).toEqual(readIn('ft_1_odd', text));
  });

  it.each([
    ['<nope', tr.filters.unknownPrice('nope')],
    ['<home_team', tr.filters.unknownPrice('home_team')],
    ['<ft_2_odd±0,05', tr.filters.toleranceOfEqual],
    ['<ft_2_odd*0', tr.filters.notComparison],
    ['<ft_2_odd*x', tr.filters.notComparison],
    ['<kapanış', tr.filters.ownPrice],
    ['1,85;!<kapanış', tr.filters.negatedInside],
    ['!<kapanış', tr.filters.ownPrice],
  ])('is refused of %j with a sentence', (text, sentence) => {
    expect(readIn('ft_1_odd', text)).toBe(sentence);
  });

  it('names the other set of the table that is asked', () => {
    const errors = (filter_type: string, ft_1_odd: string) =>
      parseOddsQuery({ filter_type, ft_1_odd }, TODAY).ok;
    expect([errors('1', '<kapanış'), errors('1', '<açılış')]).toEqual([true, false]);
    expect([errors('2', '<kapanış'), errors('2', '<açılış')]).toEqual([false, true]);
  });
});

describe('what a question says of matches beside the columns', () => {
  it.each([
    ['team', 'Galatasaray;"fener"', '"fener";galatasaray'],
    ['competition', '12; 3', '12;3'],
    ['competition', '!12;3', '!12;3'],
    ['season', '2023 - 2024;2025', '2023-2024;2025'],
    ['weekday', 'Cumartesi;7', '6;7'],
    ['weekday', '!pazartesi', '!1'],
    ['month', 'ağustos;OCAK', '1;8'],
    ['match_time', '19.00 - 22:00', '19:00-22:00'],
    ['match_time', '22:00-2:00;20:45', '20:45-20:45;22:00-02:00'],
    ['won', 'ft_1_odd;fg_no_odd', 'fg_no;ft_1_odd'],
    ['ht_score', '2 - 1;1:2', '1-2;2-1'],
    ['ft_score', '!0-0;boş', '!0-0;boş'],
  ])('%s=%j is %j', (name, text, wanted) => {
    expect(normal(name, text)).toBe(wanted);
    expect(readIn(name, wanted)).toEqual(readIn(name, text));
  });

  it.each([
    ['competition', 'süper', tr.filters.notCompetition],
    ['competition', '0', tr.filters.notCompetition],
    ['season', '2023-2025', tr.filters.notSeason],
    ['season', '1899', tr.filters.yearOutOfRange],
    ['weekday', '8', tr.filters.notWeekday],
    ['month', '13', tr.filters.notMonth],
    ['match_time', '24:00', tr.filters.notTimes],
    ['match_time', '19', tr.filters.notTimes],
    ['won', 'home_team', tr.filters.notWon],
    ['ft_score', '2', tr.filters.notScore],
    ['team', '!', tr.filters.nothingNegated],
  ])('%s=%j is refused with a sentence', (name, text, sentence) => {
    expect(readIn(name, text)).toBe(sentence);
  });
});
