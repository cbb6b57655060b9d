import type { TableColumnKind } from '../../../archive/catalogue/column-types';
import { marketOf, marketsOf, oddColumn } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { TableColumnDto, TableGroupDto } from '../../odds/dto/table-columns.dto';

/** Prices of a rating's row under their names there, in order. */
export const RATING_PRICES = {
  ft_1_odd: 'ft_1_odd',
  ft_x_odd: 'ft_x_odd',
  ft_2_odd: 'ft_2_odd',
  fh_1_odd: 'ht_1_odd',
  fh_x_odd: 'ht_x_odd',
  fh_2_odd: 'ht_2_odd',
  sh_1_odd: 'sh_1_odd',
  sh_x_odd: 'sh_x_odd',
  sh_2_odd: 'sh_2_odd',
  ft_u_25_odd: 'under_25_odd',
  ft_o_25_odd: 'over_25_odd',
  ft_u_35_odd: 'under_35_odd',
  ft_o_35_odd: 'over_35_odd',
} as const satisfies Record<string, OddField>;

export type RatingPriceField = keyof typeof RATING_PRICES;
export const RATING_PRICE_FIELDS = Object.keys(RATING_PRICES) as RatingPriceField[];

/** A box filters the rows that are loaded, so from its first character on. */
const column = (field: string, title: string, kind: TableColumnKind, pin = false): TableColumnDto => ({
  field,
  title,
  kind,
  pin,
  min_chars: 1,
});

const TABLE_MARKETS = [...new Set(Object.values(RATING_PRICES).map(marketOf))];

/** Markets of a rating's summary, in order: those that the table shows, and what its results say. */
export const RATING_MARKETS = [...TABLE_MARKETS, ...marketsOf(['bts', 'htft'])];

/** The groups of a rating's table, in order; a market's prices have the catalogue's titles. */
export const RATING_GROUPS: TableGroupDto[] = [
  {
    key: 'match',
    title: 'Maç Bilgisi',
    short_title: 'Maç',
    columns: [
      column('match_date', 'Tarih', 'date'),
      column('match_time', 'Saat', 'time'),
      column('country_name', 'Ülke', 'text'),
      column('season_name', 'Lig', 'text'),
      column('home_team_name', 'Ev Sahibi', 'text', true),
      column('away_team_name', 'Deplasman', 'text', true),
    ],
  },
  {
    key: 'result',
    title: 'Sonuç Bilgisi',
    short_title: 'Sonuç',
    columns: [
      column('first_half_score', 'İlk Yarı', 'score'),
      column('second_half_score', 'İkinci Yarı', 'score'),
      column('full_time_score', 'Maç Sonu', 'score'),
      column('ht_ft_result', 'İY/MS', 'ht_ft_result'),
    ],
  },
  ...TABLE_MARKETS.map((market): TableGroupDto => ({
    // ratings call the first half so, in the addresses of hidden groups, too
    key: market.key === 'ht' ? 'fh' : market.key,
    title: market.title,
    short_title: market.shortTitle,
    columns: RATING_PRICE_FIELDS.filter((field) => marketOf(RATING_PRICES[field]) === market).map((field) =>
      column(field, oddColumn(RATING_PRICES[field]).title, 'odd'),
    ),
  })),
];
