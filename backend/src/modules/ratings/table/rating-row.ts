import { halfFullResult, winnersNamed, writtenScore } from '../../../archive/rows/match-results';
import { type OddsRow, priceOf, type RawMatch } from '../../../archive/rows/odds-row';
import { RATING_PRICE_FIELDS, RATING_PRICES, type RatingPriceField } from './rating-columns';

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
  RATING_PRICE_FIELDS.map((field) => [RATING_PRICES[field], field] as const),
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

export function toRatingRow(match: OddsRow): RatingRow {
  const prices = RATING_PRICE_FIELDS.map((field) => [field, priceOf(match, RATING_PRICES[field])]);
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
