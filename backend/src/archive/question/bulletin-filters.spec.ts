import { tr } from '../../platform/locale/tr';
import { PAGING } from './parameters';
import { readBulletinQuestion } from './question';
import { readQuery } from './read-query';
import { BULLETIN_FILTERS } from './bulletin-filters';
import { BULLETIN_COLUMNS } from '../catalogue/bulletin-groups';
import { TODAY } from '../../../test/support/today';

const readParams = (params: Record<string, unknown>) => readQuery(params, PAGING, BULLETIN_FILTERS, TODAY);
const filterOf = (column: string, text: string) => readParams({ [column]: text }).conditions[0]?.filter;

describe('the filters of the bulletin', () => {
  it('are one for each of its columns and some for the match, on the stored value that the column shows', () => {
    expect([...BULLETIN_FILTERS.filters.keys()]).toEqual([
      ...BULLETIN_COLUMNS.map(({ field }) => field),
      ...['team', 'competition', 'season', 'weekday', 'month', 'won'],
    ]);
    for (const { field, kind, source } of BULLETIN_COLUMNS.filter((column) => column.kind !== 'text'))
      expect([kind, filterOf(field, '1')]).toEqual([
        kind,
        { kind: 'written', field: source.field, text: '1' },
      ]);
  });

  it.each([
    ['uo_25_over_odd', ' 1,8 5 ', 'over_25_odd', '1.85'],
    ['hnd_1_odd', '3,9', 'hnd_1_odd', '3.9'],
    ['ft_odd_code', '1,8', 'ft_code', '1,8'],
    ['hnd_home', '1', 'hnd_home', '1'],
    ['match_time', '20.45', 'match_time', '20:45'],
    ['match_date', '17.05.2026', 'match_date', '17.05.2026'],
    ['half_time', '2 – 1', 'half_time', '2-1'],
    ['full_time', '2:1', 'full_time', '2-1'],
    ['ft_result', 'X', 'ft_result', 'x'],
    ['ht_ft_result', '1 / X', 'ht_ft_result', '1/x'],
    ['total_goals', '3', 'total_goals', '3'],
  ])('read %s = %j as a part of the value as it is written', (column, text, field, written) => {
    expect(filterOf(column, text)).toEqual({ kind: 'written', field, text: written });
  });

  it.each([
    ['bugün', '2026-05-17', '2026-05-17'],
    ['1 Haziran', '2026-06-01', '2026-06-01'],
    ['17.05.2026..18.05.2026', '2026-05-17', '2026-05-18'],
    ['17.05 - 18.05', '2026-05-17', '2026-05-18'],
  ])('read the date %s, which is no part of a written one, as in the odds tables', (text, from, to) => {
    expect(filterOf('match_date', text)).toEqual({ kind: 'dates', field: 'match_date', from, to });
  });

  it.each(['18.05', '2026-05', '17', '-05-', '31 nisan', '%'])(
    'read %s as a part of the date as it is written',
    (text) => {
      expect(filterOf('match_date', text)).toEqual({ kind: 'written', field: 'match_date', text });
    },
  );

  it('read a price with a tolerance as the odds tables do, and nothing else', () => {
    expect(filterOf('uo_25_over_odd', '1,85±0,02')).toEqual({
      kind: 'range',
      field: 'over_25_odd',
      min: 183,
      max: 187,
    });
    expect(filterOf('ft_odd_code', '1±2')).toEqual({ kind: 'written', field: 'ft_code', text: '1±2' });
    expect(Object.keys(readParams({ ft_1_odd: '1,85±x' }).errors)).toEqual(['ft_1_odd']);
  });

  it.each([
    ['uo_25_over_odd', '>1,85', { kind: 'range', field: 'over_25_odd', min: 186, max: 2_147_483_647 }],
    ['ft_1_odd', '=1,85', { kind: 'range', field: 'ft_1_odd', min: 185, max: 185 }],
    ['ft_odd_code', '<3', { kind: 'range', field: 'ft_code', min: 0, max: 2 }],
    ['total_goals', '>=3', { kind: 'range', field: 'total_goals', min: 3, max: 2_147_483_647 }],
  ])('read %s = %s as the odds tables do', (column, text, filter) => {
    expect(filterOf(column, text)).toEqual(filter);
  });

  it('compare prices under their names here and in the odds tables', () => {
    const comparison = { kind: 'against', field: 'ft_1_odd', sign: '<', other: 'under_25_odd' };
    const rest = { set: null, factor: 10_000, tolerance: 0 };
    for (const name of ['uo_25_under_odd', 'under_25_odd'])
      expect(filterOf('ft_1_odd', `<${name}`)).toEqual({ ...comparison, ...rest });
    const { errors } = readBulletinQuestion({ ft_1_odd: '<açılış' }, {}, TODAY);
    expect(errors).toEqual({ ft_1_odd: tr.filters.ownPrice });
  });

  it('combine parts with ; and veya, and take what has none of them', () => {
    const part = (text: string) => ({ kind: 'written', field: 'full_time', text });
    expect(filterOf('full_time', '2-1; 1:2')).toEqual({ kind: 'any', of: [part('1-2'), part('2-1')] });
    expect(filterOf('full_time', '!0-0 veya 1-1')).toEqual({ kind: 'none', of: [part('0-0'), part('1-1')] });
  });

  it('fold parts of names', () => {
    expect(filterOf('home_team', 'BEŞİK')).toEqual({ kind: 'contains', field: 'home_team', text: 'besik' });
    expect(filterOf('away_team', ' ğ ')).toEqual({ kind: 'contains', field: 'away_team', text: 'g' });
    expect(filterOf('league_code', 'SÜPER')).toEqual({
      kind: 'league',
      texts: ['super'],
      negated: false,
    });
    expect(filterOf('league_code', '!ING; TUR')).toEqual({
      kind: 'league',
      texts: ['ing', 'tur'],
      negated: true,
    });
  });

  it('are none when the text is empty', () => {
    expect(readParams({ home_team: ' ', ft_1_odd: '', page: '2' })).toEqual({
      values: { page: 2 },
      conditions: [],
      errors: {},
    });
  });

  it('are refused all at once, each under the name of its parameter', () => {
    const long = 'a'.repeat(101);
    expect(
      readParams({
        over_25_odd: '1.8',
        winners: 'ft_1_odd',
        filter_type: '1',
        home_team: '\u0301',
        league_code: '\u0301',
        away_team: ['a', 'b'],
        ft_1_odd: long,
        constructor: '1',
        page: '0',
      }).errors,
    ).toEqual({
      over_25_odd: tr.filters.unknownColumn,
      winners: tr.filters.notFilterable,
      filter_type: tr.filters.unknownColumn,
      home_team: tr.filters.noLetters,
      league_code: tr.filters.noLetters,
      away_team: tr.filters.repeated,
      ft_1_odd: tr.filters.tooLong(100),
      constructor: tr.filters.unknownColumn,
      page: tr.validation.page,
    });
  });

  it('answer any text of any column with a filter or a sentence', () => {
    const pieces = [
      '1',
      ',',
      '.',
      '-',
      '–',
      ':',
      '/',
      'x',
      'X',
      ' ',
      '\u00a0',
      'ş',
      '\u0000',
      '😀',
      '\ud800',
      '%',
    ];
    let seed = 20261122;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 200; round++) {
      const text = Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)]).join('');
      for (const { field } of BULLETIN_COLUMNS) {
        const { conditions, errors } = readParams({ [field]: text });
        const answers = conditions.length + Object.keys(errors).length;
        expect([field, text, answers]).toEqual([field, text, text.trim() === '' ? 0 : 1]);
      }
    }
  });
});
