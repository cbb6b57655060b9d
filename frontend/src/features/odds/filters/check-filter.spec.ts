import { checkFilter, type FilterColumn } from './check-filter';

const column = (kind: FilterColumn['kind'], param = 'c'): FilterColumn => ({
  kind,
  filter_params: [param],
  min_chars: kind === 'integer' || kind === 'code' ? 1 : 2,
});
const score: FilterColumn = {
  kind: 'score',
  filter_params: ['home_ft_score', 'away_ft_score'],
  min_chars: 2,
};
const kinds = ['odd', 'code', 'integer', 'date', 'text', 'ht_ft_result'] as const;

describe('a filter box', () => {
  it('is no filter when nothing but spaces stands in it', () => {
    for (const kind of kinds) expect(checkFilter(column(kind), '  ')).toEqual({ kind: 'empty' });
  });

  it('waits for a second character, except where whole numbers are meant', () => {
    expect(checkFilter(column('odd'), '1')).toEqual({ kind: 'incomplete' });
    expect(checkFilter(column('text'), ' g ')).toEqual({ kind: 'incomplete' });
    expect(checkFilter(column('integer'), '3')).toEqual({ kind: 'ready', params: { c: '3' } });
    expect(checkFilter(column('code'), '3')).toEqual({ kind: 'ready', params: { c: '3' } });
  });

  it('sends its text trimmed under the name of its column', () => {
    expect(checkFilter(column('odd', 'ft_1_odd'), ' 1,85 ')).toEqual({
      kind: 'ready',
      params: { ft_1_odd: '1,85' },
    });
  });

  it.each(['2-1', '2 - 1', ' 2 -1 ', '2–1'])('sends the score %p as two values', (text) => {
    expect(checkFilter(score, text)).toEqual({
      kind: 'ready',
      params: { home_ft_score: '2', away_ft_score: '1' },
    });
  });

  it.each(['2', '2 -', '- 1', 'x-y', '2-1-3', '2:1'])('ignores %p as long as it is no score', (text) => {
    expect(checkFilter(score, text)).toEqual({ kind: 'incomplete' });
  });

  it('says what is wrong instead of sending it', () => {
    expect(checkFilter(column('odd'), '1,90-1,80')).toEqual({
      kind: 'wrong',
      sentence: 'Aralığın başı sonundan büyük olamaz.',
    });
    expect(checkFilter(column('date'), '2024-13')).toMatchObject({ kind: 'wrong' });
    expect(checkFilter(column('ht_ft_result'), '3/9')).toMatchObject({ kind: 'wrong' });
  });
});

describe('the boxes and the server', () => {
  // The backend's own reader, loaded by path: both sides must refuse the same texts with the same sentence.
  type Reading = { ok: true } | { ok: false; error: string };
  const { readFilter } = jest.requireActual<{
    readFilter: (table: object, name: string, text: string) => Reading;
  }>('../../../../../backend/src/modules/odds/query/filter-table');
  const { readColumnFilter } = jest.requireActual<{
    readColumnFilter: (column: { kind: string; field: string }, text: string) => Reading;
  }>('../../../../../backend/src/modules/odds/query/column-filter');
  const read = (kind: string, text: string): Reading =>
    readFilter(
      {
        filters: new Map([
          ['c', (written: string) => readColumnFilter({ kind, field: 'ft_1_odd' }, written)],
        ]),
        shown: new Set(),
      },
      'c',
      text,
    );

  const texts = [
    ...['1.85', '1,85', '1.8', '1.', '12', '=1.8', '>1.8', '>= 1,8', '<2', '<=2', '1.80-1.95', '1,80 – 1,95'],
    ...[
      '1.85±0.05',
      '1.85~0.05',
      '1.85±',
      '~0.05',
      'boş',
      'BOŞ',
      'bos',
      '1.855',
      '12345',
      '01.85',
      '1..5',
      '-1',
    ],
    ...[
      '1.95-1.80',
      '1-2-3',
      '>',
      '>=',
      '><1',
      '=>2',
      'abc',
      '1x',
      '1,8,5',
      '≥2',
      '1 85',
      '0',
      '00',
      '1234567890',
    ],
    ...[
      '2-4',
      '4-2',
      '1000-2000',
      '3.5',
      '2024',
      '2024-05',
      '2024-5',
      '2024-13',
      '2024-00',
      '2024-02-30',
      '2024-2-29',
    ],
    ...[
      '17.05.2024',
      '31.04.2024',
      '1.1.2024',
      '17.05.24',
      '2024-01-01..2024-06-30',
      '2024..2025',
      '2025..2024',
    ],
    ...[
      '2024..',
      '..2024',
      '2024..2025..2026',
      '1899',
      '2101',
      '2024/05',
      '1/X',
      'x/1',
      '1/',
      '/1',
      '3/9',
      '1 / 2',
    ],
    ...['X', 'XX', '1/1/1', 'galat', 'İSTANBUL', '́́', '- -', '%_', 'a'.repeat(101), '1'.repeat(101)],
  ];

  it.each(kinds)('agree on every text in a column of kind %s', (kind) => {
    const differing = texts.filter((text) => {
      const here = checkFilter({ ...column(kind), min_chars: 1 }, text);
      const there = read(kind, text);
      return there.ok ? here.kind !== 'ready' : here.kind !== 'wrong' || here.sentence !== there.error;
    });
    expect(differing).toEqual([]);
  });
});
