import type { OddField } from '../../odds/catalogue/odds-groups';
import { halfFullResult, winnersNamed, writtenScore } from '../../odds/rows/match-results';
import type { MatchWithValues, RawMatch } from '../../odds/rows/odds-row';

/** Prices of a rating's row under their names there, in order. */
const PRICES = {
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

export type RatingPriceField = keyof typeof PRICES;
export const RATING_PRICE_FIELDS = Object.keys(PRICES) as RatingPriceField[];

/** The stored prices that a row shows, in order. */
export const RATING_STORED_COLUMNS: readonly OddField[] = Object.values(PRICES);

/** A played match in a rating's table. */
export type RatingRow = Record<RatingPriceField, number | null> & {
  id: number;
  match_date: string;
  match_time: string | null;
  country_name: string;
  /** The competition with its season. */
  season_name: string;
  home_team_name: string;
  away_team_name: string;
  first_half_score: string | null;
  second_half_score: string | null;
  full_time_score: string | null;
  ht_ft_result: string | null;
  /** The prices of the selections that won. */
  winners: RatingPriceField[];
};

/** Names here of the prices of the odds table. */
const NAMES = new Map<string, RatingPriceField>(
  RATING_PRICE_FIELDS.map((field) => [PRICES[field], field] as const),
);

const less = (full: number | null, half: number | null): number | null =>
  full === null || half === null ? null : full - half;

function scoresOf({ home_ht_score: hh, away_ht_score: ha, home_ft_score: fh, away_ft_score: fa }: RawMatch) {
  return {
    first_half_score: writtenScore(hh, ha),
    second_half_score: writtenScore(less(fh, hh), less(fa, ha)),
    full_time_score: writtenScore(fh, fa),
  };
}

/** @param row with the values of {@link RATING_STORED_COLUMNS} */
export function toRatingRow({ match, values }: MatchWithValues): RatingRow {
  const prices = RATING_PRICE_FIELDS.map((field, at) => [field, values[at]! < 0 ? null : values[at]! / 100]);
  return {
    id: match.id,
    match_date: match.match_date,
    match_time: match.match_time,
    country_name: match.country_name,
    season_name: `${match.competition_name} ${match.season_slug}`,
    home_team_name: match.home_team,
    away_team_name: match.away_team,
    ...scoresOf(match),
    ht_ft_result: halfFullResult(match),
    winners: winnersNamed(match, NAMES),
    ...(Object.fromEntries(prices) as Record<RatingPriceField, number | null>),
  };
}
