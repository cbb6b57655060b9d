import { tr } from '../../../common/locale/tr';
import { CODE_FIELDS, ODD_FIELDS } from '../catalogue/columns';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import { SOURCE_NAMES } from '../catalogue/price-sources';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { parseOddsQuery } from './parse-odds-query';

const queryOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
};
const predicatesOf = (params: Record<string, unknown>) => queryOf(params).predicates;
const errorsOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params);
  return parsed.ok ? {} : parsed.errors;
};

describe('the query without parameters', () => {
  it('asks for the first fifty matches with closing odds and every value', () => {
    expect(queryOf({})).toEqual({
      type: 2,
      predicates: [],
      page: 1,
      perPage: 50,
      fields: null,
      groups: null,
    });
  });
});

describe('the source of the prices', () => {
  it('is a condition on the set of odds that is asked for', () => {
    expect(predicatesOf({ source: 'football-data', filter_type: '1' })).toEqual([
      { kind: 'source', mask: 31 },
    ]);
    expect(SOURCE_NAMES.map((source) => predicatesOf({ source })[0])).toEqual(
      [31, 32, 64, 128, 256].map((mask) => ({ kind: 'source', mask })),
    );
  });

  it('is no condition when it is empty', () => {
    expect(predicatesOf({ source: ' ' })).toEqual([]);
  });

  it.each(['bet365', 'base', 'Demo', 'football-data,demo'])(
    'refuses %j and names what there is',
    (source) => {
      expect(errorsOf({ source })).toEqual({
        source:
          'Böyle bir oran kaynağı yok. Bilinenler: football-data, iddaa-wide, nesine-snapshot, native, demo',
      });
    },
  );
});

describe('type and paging', () => {
  it('are read as they stand', () => {
    expect(queryOf({ filter_type: '1', page: '7', per_page: '100' })).toMatchObject({
      type: 1,
      page: 7,
      perPage: 100,
    });
  });

  it.each(['0', '3', '', 'x', '01', '1.0', '-1', ' 1'])('refuse %j as the type', (filter_type) => {
    expect(errorsOf({ filter_type })).toEqual({ filter_type: tr.filters.notFilterType });
  });

  it.each(['0', '-1', '1.5', '', 'x', '1e3', '10000001', '99999999999999999999', '٣', '01'])(
    'refuse %j as the page',
    (page) => {
      expect(errorsOf({ page })).toEqual({ page: tr.validation.page });
    },
  );

  it.each(['0', '101', '-5', 'all', '', '999999999999'])('refuse %j as the page size', (per_page) => {
    expect(errorsOf({ per_page })).toEqual({ per_page: tr.validation.perPage });
  });
});

describe('the wanted groups', () => {
  it('are kept once each; none named are all of them', () => {
    expect(queryOf({ groups: 'uo_25, ft,ft' }).groups).toEqual(['uo_25', 'ft']);
    expect(queryOf({ groups: ' , ' }).groups).toBeNull();
  });

  it.each(['ftx', 'ft,match', 'constructor'])('refuse %j, naming what is unknown', (groups) => {
    expect(errorsOf({ groups })).toEqual({ groups: tr.analysis.unknownGroup(groups.split(',').at(-1)!) });
  });
});

describe('the wanted values', () => {
  it('are kept in the order asked for, each once', () => {
    expect(queryOf({ fields: 'id, ft_1_odd,home_team ,id' }).fields).toEqual(['id', 'ft_1_odd', 'home_team']);
    expect(queryOf({ fields: ROW_FIELDS.join(',') }).fields).toEqual(ROW_FIELDS);
    expect(queryOf({ fields: 'fg_no_odd,fg_no' }).fields).toEqual(['fg_no_odd', 'fg_no']);
  });

  it.each([
    ['nope', 'nope'],
    ['id,ft_9_odd', 'ft_9_odd'],
    ['id,,ft_1_odd', ''],
    ['', ''],
    ['home_folded', 'home_folded'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('refuse %j, naming what is unknown', (fields, name) => {
    expect(errorsOf({ fields })).toEqual({ fields: `Bilinmeyen sütun: ${name}` });
  });
});

describe('filters', () => {
  it('can be given for the date, four texts, four scores, total goals, the result, and all prices and codes', () => {
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

  it('know the second name of "no first goal" and mean the same column', () => {
    expect(predicatesOf({ fg_no_odd: '10-12' })).toEqual([
      { kind: 'range', field: 'fg_no', min: 1000, max: 1200 },
    ]);
    expect(errorsOf({ fg_no_odd: 'x' })).toEqual({ fg_no_odd: tr.filters.notPrice });
  });

  it.each(['boş', 'BOŞ', 'Boş', 'bos', 'BOS', '\u00a0boş\u00a0'])('understand %j as "no price"', (text) => {
    expect(predicatesOf({ ft_1_odd: text })).toEqual([{ kind: 'missing', field: 'ft_1_odd' }]);
  });

  it.each(['match_date', 'total_goals', 'ht_ft_result', 'home_ft_score'])(
    'do not know "boş" for %s',
    (field) => {
      expect(Object.keys(errorsOf({ [field]: 'boş' }))).toEqual([field]);
    },
  );

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

  it('report every unreadable column at once, each by its own name', () => {
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

  it.each(['match_time', 'winner', 'id', 'season_slug', 'code', 'match_name', 'ht_score', 'ft_score'])(
    'do not exist for %s',
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
  ])('are refused for the unknown column %j, even when empty', (name) => {
    expect(errorsOf({ [name]: '' })).toEqual({ [name]: tr.filters.unknownColumn });
  });

  it('name a column called __proto__ in the errors like any other', () => {
    const params = JSON.parse('{"__proto__":"1"}') as Record<string, unknown>;
    expect(JSON.stringify(errorsOf(params))).toBe(`{"__proto__":"${tr.filters.unknownColumn}"}`);
  });

  it.each([[['1.8', '1.9']], [{ a: 'b' }], [null], [1.85], [true], [[]]])(
    'given as %j are refused',
    (value) => {
      for (const name of ['ft_1_odd', 'page', 'per_page', 'filter_type', 'fields']) {
        expect(errorsOf({ [name]: value })).toEqual({ [name]: tr.filters.repeated });
      }
    },
  );

  it.each([...FILTER_COLUMNS.keys()].slice(0, 14))(
    'longer than a hundred characters are refused for %s',
    (field) => {
      expect(errorsOf({ [field]: '1'.repeat(101) })).toEqual({ [field]: tr.filters.tooLong });
      expect(errorsOf({ [field]: '>'.repeat(100_000) })).toEqual({ [field]: tr.filters.tooLong });
    },
  );

  it('never break on any text, and always answer with a predicate or a sentence', () => {
    const pieces = [
      '1',
      '9',
      '.',
      ',',
      '-',
      '–',
      '..',
      '±',
      '~',
      '=',
      '>',
      '<',
      '/',
      'x',
      'X',
      '2024',
      ' ',
      '\u00a0',
      'ş',
      'boş',
      '\u0000',
      '😀',
      '\ud800',
      '%',
      "'",
      '\\',
    ];
    let seed = 20240517;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 4_000; round++) {
      const text = Array.from({ length: 1 + random(7) }, () => pieces[random(pieces.length)]).join('');
      for (const field of [
        'ft_1_odd',
        'ft_code',
        'total_goals',
        'home_ft_score',
        'home_team',
        'match_date',
        'ht_ft_result',
      ]) {
        const parsed = parseOddsQuery({ [field]: text });
        if (!parsed.ok) {
          expect(Object.keys(parsed.errors)).toEqual([field]);
          expect(parsed.errors[field]!.length).toBeGreaterThan(10);
          continue;
        }
        expect(parsed.query.predicates).toHaveLength(text.trim() === '' ? 0 : 1);
        const [predicate] = parsed.query.predicates;
        if (predicate?.kind === 'range') {
          expect(Number.isInteger(predicate.min) && Number.isInteger(predicate.max)).toBe(true);
          expect(predicate.min).toBeGreaterThanOrEqual(0);
          expect(predicate.max).toBeLessThanOrEqual(2147483647);
        }
      }
    }
  });

  describe('with parameters that only some routes have', () => {
    const readWord = (text: string) =>
      text === 'evet' ? ({ ok: true, value: true } as const) : ({ ok: false, error: 'evet olmalı' } as const);

    it('reads them beside the filters', () => {
      expect(parseOddsQuery({ word: 'evet', home_ft_score: '2' }, { word: readWord })).toMatchObject({
        ok: true,
        query: { predicates: [{ field: 'home_ft_score' }] },
        further: { word: true },
      });
      expect(parseOddsQuery({}, { word: readWord })).toMatchObject({ ok: true, further: {} });
    });

    it('says what is wrong with them, and still knows no others', () => {
      expect(parseOddsQuery({ word: 'hayır', constructor: 'x' }, { word: readWord })).toEqual({
        ok: false,
        errors: { word: 'evet olmalı', constructor: tr.filters.unknownColumn },
      });
      expect(parseOddsQuery({ word: 'evet' })).toMatchObject({ ok: false });
    });
  });
});
