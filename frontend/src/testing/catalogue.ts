import type { MarketSectionDto, ListedColumn, ListedGroup } from '../api/generated/wire';

type Column = Pick<ListedColumn, 'field' | 'title' | 'kind'> & Partial<ListedColumn>;

const column = ({ field, kind, ...rest }: Column): ListedColumn => ({
  field,
  kind,
  pin: false,
  filter_params: [field],
  min_chars: kind === 'integer' || kind === 'code' ? 1 : 2,
  from: [field],
  aliases: [],
  ...rest,
});

const group = (
  key: string,
  title: string,
  short_title: string,
  columns: Column[],
  about: Partial<ListedGroup> = {},
): ListedGroup => ({
  key,
  title,
  short_title,
  parent: key,
  period: null,
  line: null,
  winners: columns.some(({ kind }) => kind === 'odd') ? 1 : null,
  section: null,
  rank: null,
  picture: null,
  default_hidden: false,
  on_request: false,
  columns: columns.map(column),
  ...about,
});

const score = (field: string, title: string, home: string, away: string): Column => ({
  field,
  title,
  kind: 'score',
  filter_params: [home, away],
  from: [home, away],
});

/** For tests: a small catalogue with every kind of column. */
export const GROUPS: ListedGroup[] = [
  group('general', 'Genel Bilgiler', 'Genel', [
    { field: 'match_date', title: 'Tarih', kind: 'date' },
    { field: 'country_name', title: 'Ülke', kind: 'text' },
  ]),
  group('match', 'Maç Bilgileri', 'Maç', [
    { field: 'home_team', title: 'Ev Sahibi', kind: 'text', pin: true },
    { field: 'away_team', title: 'Deplasman', kind: 'text', pin: true },
    score('ft_score', 'MS Skor', 'home_ft_score', 'away_ft_score'),
    { field: 'total_goals', title: 'Toplam Gol', kind: 'integer' },
    { field: 'ht_ft_result', title: 'İY/MS', kind: 'ht_ft_result' },
  ]),
  group(
    'ft',
    'Maç Sonucu',
    'MS',
    [
      { field: 'ft_code', title: 'Kod', kind: 'code' },
      { field: 'ft_1_odd', title: '1', kind: 'odd' },
      { field: 'ft_x_odd', title: 'X', kind: 'odd' },
      { field: 'ft_2_odd', title: '2', kind: 'odd' },
    ],
    { section: 'result', rank: 'main' },
  ),
];

/** For tests: two sections of a match's page. */
export const SECTIONS: MarketSectionDto[] = [
  { key: 'result', title: 'Maç sonucu' },
  { key: 'goals', title: 'Gol sayısı' },
];

const odds = (...columns: [field: string, title: string][]): Column[] =>
  columns.map(([field, title]) => ({ field, title, kind: 'odd' }));

/** For tests: the same catalogue with the markets that a summary draws. */
export const MARKET_GROUPS: ListedGroup[] = [
  ...GROUPS,
  group('uo_25', '2,5 Alt/Üst', 'A/Ü 2,5', odds(['under_25_odd', 'Alt'], ['over_25_odd', 'Üst']), {
    section: 'goals',
    rank: 'main',
  }),
  group('htft', 'İlk Yarı/Maç Sonucu', 'İY/MS', odds(['htft_1x_odd', '1/X']), {
    rank: 'common',
    picture: 'halves',
  }),
  group('bts', 'Karşılıklı Gol', 'KG', odds(['bts_yes_odd', 'Var'], ['bts_no_odd', 'Yok']), {
    section: 'goals',
    rank: 'main',
  }),
  group('cs', 'Maç Skoru', 'Skor', odds(['cs_21_odd', '2-1'], ['cs_other_odd', 'Diğer']), {
    rank: 'other',
    picture: 'scores',
  }),
];
