import { halfFullResult, winnersNamed, writtenScore } from '../../../archive/rows/match-results';
import { type OddsRow, priceOf, type RawMatch } from '../../../archive/rows/odds-row';
import type { Day, Integer } from '../../../platform/wire-types';
import { TableValues } from '../../odds/dto/table-columns.dto';
import { RATING_GROUPS, RATING_PRICE_FIELDS, RATING_PRICES, type RatingPriceField } from './rating-columns';

/** A played match with the same prices. */
@TableValues(RATING_GROUPS.flatMap(({ columns }) => columns))
export class RatingRow {
  id: Integer;
  match_date: Day;
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
  /** Price columns of the selections that won, under the names of the row. @example ["ft_1_odd", "ft_o_25_odd"] */
  winners: string[];
}

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
    ...Object.fromEntries(
      RATING_PRICE_FIELDS.map((field) => [field, priceOf(match, RATING_PRICES[field])] as const),
    ),
  };
}
