import type { MatchScores } from '../catalogue/settlement';
import type { RawMatch } from '../rows/odds-row';
import { dayNumber, timeNumber } from './kick-off';
import { matchColumn, MATCH_COLUMNS } from './layout';
import type { Vocabulary } from './vocabulary';

/** A match of the archive with both sets of its odds, as it is read. */
export interface ArchivedRow extends RawMatch {
  /** Folded names, as searches look into them. */
  readonly country_folded: string;
  readonly competition_folded: string;
  readonly home_folded: string;
  readonly away_folded: string;
  /** Cells of the opening set, then of the closing one, in the order of `STORED_FIELDS`. */
  readonly odds: Uint32Array;
}

const column = Object.fromEntries(MATCH_COLUMNS.map((name) => [name, matchColumn(name)])) as Record<
  (typeof MATCH_COLUMNS)[number],
  number
>;

/**
 * Writes a row as the columns hold it.
 * @param cells takes the numbers by column, of length `COLUMN_COUNT`
 */
export function encodeRow(row: ArchivedRow, vocabulary: Vocabulary, cells: Uint32Array): void {
  const scores: MatchScores = {
    hh: row.home_ht_score,
    ha: row.away_ht_score,
    fh: row.home_ft_score,
    fa: row.away_ft_score,
    firstGoal: row.first_goal,
  };
  cells[column.date] = dayNumber(row.match_date);
  cells[column.time] = row.match_time === null ? 0 : timeNumber(row.match_time);
  cells[column.home_team] = vocabulary.numberOfTeam({ name: row.home_team, folded: row.home_folded });
  cells[column.away_team] = vocabulary.numberOfTeam({ name: row.away_team, folded: row.away_folded });
  cells[column.league] = vocabulary.numberOfLeague({
    country: row.country_name,
    name: row.competition_name,
    code: row.league_code,
    countryFolded: row.country_folded,
    nameFolded: row.competition_folded,
  });
  cells[column.season] = vocabulary.seasons.numberOf(row.season_slug);
  cells[column.result] = vocabulary.numberOfResult(scores, Boolean(row.awarded));
  cells[column.code] = row.code === null ? 0 : row.code + 1;
  cells[column.opening_sources] = row.opening_sources;
  cells[column.closing_sources] = row.closing_sources;
  cells.set(row.odds, MATCH_COLUMNS.length);
}
