import {
  fullTimeResult,
  halfFullResult,
  totalGoals,
  winnersNamed,
  writtenScore,
} from '../../../archive/rows/match-results';
import { isPriceField } from '../../../archive/question/written-value';
import type { StoredField } from '../../../archive/columns/layout';
import type { MatchWithValues, RawMatch } from '../../../archive/rows/odds-row';
import { BULLETIN_COLUMNS, type BulletinInfoField } from '../../../archive/catalogue/bulletin-groups';

/** A value of a bulletin row; `winners` alone is a list, `awarded` alone yes or no. */
export type BulletinValue = string | number | boolean | null | readonly string[];
export type BulletinRow = Record<string, BulletinValue>;

const INFO: Record<BulletinInfoField, (match: RawMatch) => string | number | null> = {
  match_date: (match) => match.match_date,
  league_code: (match) => match.league_code ?? match.competition_name,
  match_time: (match) => match.match_time,
  home_team: (match) => match.home_team,
  away_team: (match) => match.away_team,
  half_time: (match) => writtenScore(match.home_ht_score, match.away_ht_score),
  full_time: (match) => writtenScore(match.home_ft_score, match.away_ft_score),
  ft_result: fullTimeResult,
  total_goals: totalGoals,
  ht_ft_result: halfFullResult,
};

/** The stored odds that a bulletin row shows, in order. */
export const BULLETIN_STORED_COLUMNS: readonly StoredField[] = BULLETIN_COLUMNS.flatMap(({ source }) =>
  source.from === 'match' ? [] : [source.field],
);

type Read = (row: MatchWithValues) => string | number | null;

function readerOf({ kind, source }: (typeof BULLETIN_COLUMNS)[number]): Read {
  if (source.from === 'match') {
    const read = INFO[source.field];
    return ({ match }) => read(match);
  }
  const place = BULLETIN_STORED_COLUMNS.indexOf(source.field);
  const unit = isPriceField(source.field) ? 100 : 1;
  return ({ values }) => {
    const value = values[place]!;
    if (value < 0) return null;
    return kind === 'line' ? String(value) : value / unit;
  };
}

const READERS = BULLETIN_COLUMNS.map((column) => [column.field, readerOf(column)] as const);

/** Names here of the prices of the odds table. */
const NAMES = new Map<string, string>(
  BULLETIN_COLUMNS.flatMap(({ field, source }) => (source.from === 'odds' ? [[source.field, field]] : [])),
);

/**
 * A match as the bulletin shows it.
 * @param row with the values of {@link BULLETIN_STORED_COLUMNS} of the opening odds
 */
export function toBulletinRow(row: MatchWithValues): BulletinRow {
  const { match } = row;
  const wire: BulletinRow = { id: match.id };
  for (const [field, read] of READERS) wire[field] = read(row);
  wire.winners = winnersNamed(match, NAMES);
  wire.awarded = Boolean(match.awarded);
  return wire;
}
