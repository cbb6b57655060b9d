import { scoresOf } from '../rows/match-results';
import type { RawMatch } from '../rows/odds-row';
import { dayNumber, timeNumber } from './kick-off';
import { MATCH_COLUMN, MATCH_COLUMNS } from './layout';
import type { Vocabulary } from './vocabulary';

/** A match of the archive with both sets of its odds, as it is read. */
export interface ArchivedRow extends RawMatch {
  readonly competition_id: number;
  /** Folded names, as searches look into them. */
  readonly country_folded: string;
  readonly competition_folded: string;
  readonly home_folded: string;
  readonly away_folded: string;
  /** Cells of the opening set, then of the closing one, in the order of `STORED_FIELDS`. */
  readonly odds: Uint32Array;
}

/**
 * Writes a row as the columns hold it.
 * @param cells takes the numbers by column, of length `COLUMN_COUNT`
 */
export function encodeRow(row: ArchivedRow, vocabulary: Vocabulary, cells: Uint32Array): void {
  cells[MATCH_COLUMN.date] = dayNumber(row.match_date);
  cells[MATCH_COLUMN.time] = row.match_time === null ? 0 : timeNumber(row.match_time);
  cells[MATCH_COLUMN.home_team] = vocabulary.numberOfTeam({ name: row.home_team, folded: row.home_folded });
  cells[MATCH_COLUMN.away_team] = vocabulary.numberOfTeam({ name: row.away_team, folded: row.away_folded });
  cells[MATCH_COLUMN.league] = vocabulary.numberOfLeague({
    id: row.competition_id,
    country: row.country_name,
    name: row.competition_name,
    code: row.league_code,
    countryFolded: row.country_folded,
    nameFolded: row.competition_folded,
  });
  cells[MATCH_COLUMN.season] = vocabulary.seasons.numberOf(row.season_slug);
  cells[MATCH_COLUMN.result] = vocabulary.numberOfResult(scoresOf(row), Boolean(row.awarded));
  cells[MATCH_COLUMN.code] = row.code === null ? 0 : row.code + 1;
  cells[MATCH_COLUMN.opening_sources] = row.opening_sources;
  cells[MATCH_COLUMN.closing_sources] = row.closing_sources;
  cells.set(row.odds, MATCH_COLUMNS.length);
}
