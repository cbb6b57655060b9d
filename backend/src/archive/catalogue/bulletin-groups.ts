import type { TableColumnKind } from './column-types';
import { marketOf, oddColumn } from './columns';
import { HANDICAP_MARKET, type HandicapField } from './handicap';
import type { CodeField, OddField } from './odds-groups';

/** What the bulletin says about the match itself. */
export type BulletinInfoField =
  | 'match_date'
  | 'league_code'
  | 'match_time'
  | 'home_team'
  | 'away_team'
  | 'half_time'
  | 'full_time'
  | 'ft_result'
  | 'total_goals'
  | 'ht_ft_result';

/** Where the values of a column come from. */
export type BulletinSource =
  | { readonly from: 'match'; readonly field: BulletinInfoField }
  | { readonly from: 'odds'; readonly field: OddField | CodeField }
  | { readonly from: 'handicap'; readonly field: HandicapField };

export interface BulletinColumn {
  /** Name on the wire. */
  readonly field: string;
  readonly title: string;
  readonly kind: TableColumnKind;
  readonly source: BulletinSource;
}

/** A group of columns; a market's code column comes first. */
export interface BulletinGroup {
  readonly key: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly columns: readonly BulletinColumn[];
}

const info = (field: BulletinInfoField, title: string, kind: TableColumnKind): BulletinColumn => ({
  field,
  title,
  kind,
  source: { from: 'match', field },
});

const handicap = (stored: HandicapField, title: string, kind: TableColumnKind, field: string = stored) => ({
  field,
  title,
  kind,
  source: { from: 'handicap' as const, field: stored },
});

/** A market of the odds table under its key here; `rename` gives a price's name here. */
function market(
  key: string,
  first: OddField,
  rename: (field: OddField) => string = (field) => field,
): BulletinGroup {
  const { title, shortTitle, codeField, codeTitle, columns } = marketOf(first);
  const code: BulletinColumn = {
    field: `${key}_odd_code`,
    title: codeTitle,
    kind: 'code',
    source: { from: 'odds', field: codeField },
  };
  const prices = columns.map(({ field }): BulletinColumn => ({
    field: rename(field),
    title: oddColumn(field).title,
    kind: 'odd',
    source: { from: 'odds', field },
  }));
  return { key, title, shortTitle, columns: [code, ...prices] };
}

/** `over_25_odd` → `uo_25_over_odd`, `ht_under_15_odd` → `ht_uo_15_under_odd`. */
const totalOf = (key: string) => (field: OddField) =>
  `${key}_${field.includes('under') ? 'under' : 'over'}_odd`;

/** The groups of the bulletin, in order: the earlier and simpler of the odds tables, with names of its own. */
export const BULLETIN_GROUPS: readonly BulletinGroup[] = [
  {
    key: 'info',
    title: 'Maç Bilgileri',
    shortTitle: 'Maç',
    columns: [
      info('match_date', 'Tarih', 'date'),
      info('league_code', 'Lig Kodu', 'text'),
      info('match_time', 'Saat', 'time'),
      info('home_team', 'Ev Sahibi', 'text'),
      info('away_team', 'Deplasman', 'text'),
      info('half_time', 'İY', 'score'),
      info('full_time', 'MS', 'score'),
      info('ft_result', 'Sonuç', 'result'),
      info('total_goals', 'Toplam Gol', 'integer'),
      info('ht_ft_result', 'İY/MS', 'ht_ft_result'),
    ],
  },
  market('ft', 'ft_1_odd'),
  {
    ...HANDICAP_MARKET,
    columns: [
      handicap('hnd_code', 'Kod', 'code', 'hnd_odd_code'),
      handicap('hnd_home', 'Ev Handikap', 'line'),
      ...HANDICAP_MARKET.columns.map(({ field, title }) => handicap(field, title, 'odd')),
      handicap('hnd_away', 'Dep Handikap', 'line'),
    ],
  },
  market('fg', 'fg_1_odd', (field) => (field === 'fg_no' ? 'fg_no_odd' : field)),
  market('ms_and_25', 'ft_1_u_25_odd', (field) => {
    const [, result, total] = field.split('_');
    return `ms_and_25_${result}_${total}_odd`;
  }),
  market('uo_25', 'under_25_odd', totalOf('uo_25')),
  market('uo_35', 'under_35_odd', totalOf('uo_35')),
  market('btts', 'bts_yes_odd', (field) => field.replace('bts', 'btts')),
  market('tgr', 'tgr_01_odd'),
  market('ht', 'ht_1_odd'),
  market('ht_uo_15', 'ht_under_15_odd', totalOf('ht_uo_15')),
  market('htft', 'htft_11_odd'),
];

/** All columns of the bulletin, in order. */
export const BULLETIN_COLUMNS: readonly BulletinColumn[] = BULLETIN_GROUPS.flatMap(({ columns }) => columns);

const byField = new Map<string, BulletinColumn>(BULLETIN_COLUMNS.map((column) => [column.field, column]));

/** The column of that name; undefined when the bulletin has none. */
export const bulletinColumn = (field: string): BulletinColumn | undefined => byField.get(field);
