import type { TableColumnKind } from '../../../archive/catalogue/column-types';
import { marketOf, marketsOf, oddColumn } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';

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

/** A column of a rating's table. */
export interface RatingColumn {
  /** Name on the wire. */
  readonly field: string;
  readonly title: string;
  readonly kind: TableColumnKind;
  readonly pin?: boolean;
}

interface RatingGroup {
  readonly key: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly columns: readonly RatingColumn[];
}

const TABLE_MARKETS = [...new Set(Object.values(RATING_PRICES).map(marketOf))];

/** Markets of a rating's summary, in order: those that the table shows, and what its results say. */
export const RATING_MARKETS = [...TABLE_MARKETS, ...marketsOf(['bts', 'htft'])];

/** The groups of a rating's table, in order; a market's prices have the catalogue's titles. */
export const RATING_GROUPS: readonly RatingGroup[] = [
  {
    key: 'match',
    title: 'Maç Bilgisi',
    shortTitle: 'Maç',
    columns: [
      { field: 'match_date', title: 'Tarih', kind: 'date' },
      { field: 'match_time', title: 'Saat', kind: 'time' },
      { field: 'country_name', title: 'Ülke', kind: 'text' },
      { field: 'season_name', title: 'Lig', kind: 'text' },
      { field: 'home_team_name', title: 'Ev Sahibi', kind: 'text', pin: true },
      { field: 'away_team_name', title: 'Deplasman', kind: 'text', pin: true },
    ],
  },
  {
    key: 'result',
    title: 'Sonuç Bilgisi',
    shortTitle: 'Sonuç',
    columns: [
      { field: 'first_half_score', title: 'İlk Yarı', kind: 'score' },
      { field: 'second_half_score', title: 'İkinci Yarı', kind: 'score' },
      { field: 'full_time_score', title: 'Maç Sonu', kind: 'score' },
      { field: 'ht_ft_result', title: 'İY/MS', kind: 'ht_ft_result' },
    ],
  },
  ...TABLE_MARKETS.map((market): RatingGroup => ({
    // ratings call the first half so, in the addresses of hidden groups, too
    key: market.key === 'ht' ? 'fh' : market.key,
    title: market.title,
    shortTitle: market.shortTitle,
    columns: RATING_PRICE_FIELDS.filter((field) => marketOf(RATING_PRICES[field]) === market).map(
      (field) => ({ field, title: oddColumn(RATING_PRICES[field]).title, kind: 'odd' }),
    ),
  })),
];
