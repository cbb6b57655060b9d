import type { IndexRow } from '../index/index-row';
import { COLUMNS_PER_SET } from '../index/layout';
import type { ArchiveRow } from '../sql/index-statements';

/** Numbers that a match's two sets of odds take. */
export const ODDS_PER_MATCH = 2 * COLUMNS_PER_SET;

/**
 * Turns a row of the database into one of the index.
 * @param lists names of the lists of odds that the row has
 * @param odds {@link ODDS_PER_MATCH} long; takes the numbers of the lists
 * @param from place of the first of them
 */
export function toIndexRow(row: ArchiveRow, lists: readonly string[], odds: Int32Array, from = 0): IndexRow {
  let at = from;
  for (const name of lists) at = readNumbers(row[name] as string, odds, at);
  return {
    id: row.id,
    match_date: row.match_date,
    match_time: row.match_time,
    folded: {
      country_name: row.country_folded,
      competition_name: row.competition_folded,
      home_team: row.home_folded,
      away_team: row.away_folded,
    },
    home_ht_score: row.home_ht_score,
    away_ht_score: row.away_ht_score,
    home_ft_score: row.home_ft_score,
    away_ft_score: row.away_ft_score,
    first_goal: row.first_goal,
    odds,
  };
}

const COMMA = 44;
const NONE = 45;
const ZERO = 48;

/** Reads whole numbers with commas between them, -1 for `-`; answers where the next one belongs. */
function readNumbers(text: string, out: Int32Array, from: number): number {
  let at = from;
  let value = -1;
  for (let n = 0; n < text.length; n++) {
    const character = text.charCodeAt(n);
    if (character === COMMA) {
      out[at++] = value;
      value = -1;
    } else if (character !== NONE) value = (value < 0 ? 0 : value * 10) + character - ZERO;
  }
  out[at++] = value;
  return at;
}
