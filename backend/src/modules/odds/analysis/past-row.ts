import type { TextField } from '../../../archive/catalogue/filter-columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { IndexRow } from '../../../archive/columns/index-row';
import { COLUMNS_PER_SET, MATCH_COLUMNS, oddsColumn } from '../../../archive/columns/layout';
import type { RawOddsRow } from '../../../archive/rows/odds-row';
import type { FilterType } from '../../../archive/question/odds-query';

/** When a match was, how it ended, where its prices come from, and some of its prices, as the database gives them. */
export type PastRow = Partial<Record<OddField, number | null>> &
  Pick<
    RawOddsRow,
    | 'id'
    | 'match_date'
    | 'match_time'
    | 'home_ht_score'
    | 'away_ht_score'
    | 'home_ft_score'
    | 'away_ft_score'
    | 'first_goal'
    | 'awarded'
    | 'season_slug'
    | 'opening_sources'
    | 'closing_sources'
  >;

// nothing here searches for names
export const NO_NAMES: Record<TextField, string> = {
  country_name: '',
  competition_name: '',
  home_team: '',
  away_team: '',
};

/** Turns rows into what the index's columns take: with the given prices of one set only, and without names. */
export function pastRowReader(type: FilterType, fields: readonly OddField[]): (row: PastRow) => IndexRow {
  const places = fields.map((field) => [field, oddsColumn(field, type) - MATCH_COLUMNS.length] as const);
  return (row) => {
    const odds = new Uint32Array(2 * COLUMNS_PER_SET);
    for (const [field, place] of places) odds[place] = (row[field] ?? -1) + 1;
    return { ...row, folded: NO_NAMES, odds };
  };
}
