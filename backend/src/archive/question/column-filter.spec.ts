import { tr } from '../../platform/locale/tr';
import { BEFORE_FIELDS } from '../catalogue/before-fields';
import { CODE_FIELDS, ODD_FIELDS } from '../catalogue/columns';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { TODAY } from '../../../test/support/today';
import { readResultFilter } from './column-filter';

const predicatesOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query.predicates;
};
const errorsOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params, TODAY);
  return parsed.ok ? {} : parsed.errors;
};

describe('filters', () => {
  it('can be given for the date, four texts, four scores, total goals, the result, all prices and codes, and what came before', () => {
    expect([...FILTER_COLUMNS.keys()].sort()).toEqual(
      [
        ...['match_date', 'country_name', 'competition_name', 'home_team', 'away_team'],
        ...[
          'home_ht_score',
          'away_ht_score',
          'home_ft_score',
          'away_ft_score',
          'total_goals',
          'ht_ft_result',
        ],
        ...ODD_FIELDS,
        ...CODE_FIELDS,
        ...BEFORE_FIELDS,
        'fg_no_odd',
      ].sort(),
    );
  });

  it('read prices in every price column', () => {
    for (const field of ODD_FIELDS) {
      expect(predicatesOf({ [field]: '1,8' })).toEqual([{ kind: 'range', field, min: 180, max: 189 }]);
      expect(predicatesOf({ [field]: 'boş' })).toEqual([{ kind: 'missing', field }]);
    }
  });

  it('read whole numbers in every code column', () => {
    for (const field of CODE_FIELDS) {
      expect(predicatesOf({ [field]: '123' })).toEqual([{ kind: 'range', field, min: 123, max: 123 }]);
      expect(predicatesOf({ [field]: ' BOŞ ' })).toEqual([{ kind: 'missing', field }]);
      expect(errorsOf({ [field]: '1,8' })).toEqual({ [field]: tr.filters.notInteger });
    }
  });

  it('read whole numbers in what came before, with a sign where it may be below 0', () => {
    for (const field of BEFORE_FIELDS) {
      const isSigned = field.endsWith('run');
      expect(predicatesOf({ [field]: '3-6' })).toEqual([{ kind: 'range', field, min: 3, max: 6 }]);
      expect(predicatesOf({ [field]: 'boş' })).toEqual([{ kind: 'missing', field }]);
      if (isSigned)
        expect(predicatesOf({ [field]: '-3..-1' })).toEqual([{ kind: 'range', field, min: -3, max: -1 }]);
      else expect(errorsOf({ [field]: '-3' })).toEqual({ [field]: tr.filters.notInteger });
    }
    expect(predicatesOf({ total_goals: 'boş' })).toEqual([{ kind: 'missing', field: 'total_goals' }]);
  });

  it('know the second name of "no first goal" and mean the same column', () => {
    expect(predicatesOf({ fg_no_odd: '10-12' })).toEqual([
      { kind: 'range', field: 'fg_no', min: 1000, max: 1200 },
    ]);
    expect(errorsOf({ fg_no_odd: 'x' })).toEqual({ fg_no_odd: tr.filters.notPrice });
  });

  it.each(['boş', 'BOŞ', 'Boş', 'bos', 'BOS', '\u00a0boş\u00a0'])('understand %j as "no price"', (text) => {
    expect(predicatesOf({ ft_1_odd: text })).toEqual([{ kind: 'missing', field: 'ft_1_odd' }]);
  });

  it.each(['match_date', 'ht_ft_result', 'home_ft_score'])('do not know "boş" for %s', (field) => {
    expect(Object.keys(errorsOf({ [field]: 'boş' }))).toEqual([field]);
  });

  it('fold the text they search for', () => {
    expect(predicatesOf({ home_team: '  BEŞİKTAŞ ' })).toEqual([
      { kind: 'contains', field: 'home_team', text: 'besiktas' },
    ]);
    expect(predicatesOf({ country_name: 'IĞDIR  fk' })).toEqual([
      { kind: 'contains', field: 'country_name', text: 'igdir fk' },
    ]);
    expect(predicatesOf({ away_team: "' OR 1=1 --" })).toEqual([
      { kind: 'contains', field: 'away_team', text: "' or 1=1 --" },
    ]);
    expect(predicatesOf({ competition_name: '%' })).toEqual([
      { kind: 'contains', field: 'competition_name', text: '%' },
    ]);
  });

  it('refuse a text of which folding leaves nothing, which would match everything', () => {
    expect(errorsOf({ home_team: '\u0301\u0308' })).toEqual({ home_team: tr.filters.noLetters });
  });

  it('read dates, scores, total goals and results', () => {
    expect(
      predicatesOf({
        match_date: ' 2024-05 ',
        home_ht_score: '2',
        away_ft_score: ' 0 ',
        total_goals: '>2',
        ht_ft_result: 'x/1',
      }),
    ).toEqual([
      { kind: 'dates', field: 'match_date', from: '2024-05-01', to: '2024-05-31' },
      { kind: 'range', field: 'home_ht_score', min: 2, max: 2 },
      { kind: 'range', field: 'away_ft_score', min: 0, max: 0 },
      { kind: 'range', field: 'total_goals', min: 3, max: 2147483647 },
      { kind: 'half_full', field: 'ht_ft_result', half: 'X', full: '1' },
    ]);
  });

  it('ignore empty texts, whatever the white space', () => {
    expect(predicatesOf({ ft_1_odd: '', home_team: ' \t\u00a0\u3000\ufeff\n', match_date: '   ' })).toEqual(
      [],
    );
  });

  it('ignore white space around the text, non-breaking spaces included', () => {
    expect(predicatesOf({ ft_1_odd: '\u00a0 1,85\u2003' })).toEqual([
      { kind: 'range', field: 'ft_1_odd', min: 185, max: 185 },
    ]);
  });

  it.each([...FILTER_COLUMNS.keys()].slice(0, 14))(
    'longer than a hundred characters are refused for %s',
    (field) => {
      expect(errorsOf({ [field]: '1'.repeat(101) })).toEqual({ [field]: tr.filters.tooLong(100) });
      expect(errorsOf({ [field]: '>'.repeat(100_000) })).toEqual({ [field]: tr.filters.tooLong(1_000) });
    },
  );
});

describe('a half-time/full-time filter', () => {
  it('reads all nine pairs and all three half-time prefixes, in either case', () => {
    for (const half of ['1', 'X', '2'] as const) {
      for (const full of ['1', 'X', '2', null] as const) {
        const text = `${half}/${full ?? ''}`;
        for (const written of [text, text.toLowerCase(), text.replace('/', ' / ')]) {
          expect(readResultFilter(written.trim())).toEqual({ ok: true, value: { half, full } });
        }
      }
    }
  });

  it('knows 0 as X, as coupons write it', () => {
    expect(readResultFilter('0/1')).toEqual(readResultFilter('X/1'));
    expect(readResultFilter('1/0')).toEqual(readResultFilter('1/X'));
  });

  it.each(['3/9', '1', 'X', '/', '/1', '1//2', '1/2/', '1-X', '1/XX', 'MS', '', '1\\2', '¹/²', 'х/1'])(
    'refuses %j',
    (text) => {
      expect(readResultFilter(text)).toEqual({ ok: false, error: tr.filters.notResult });
    },
  );
});
