import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A match with its odds as the tables hold it; prices in hundredths, columns without a value left out. */
export interface DumpedMatch {
  country: string;
  competition: string;
  match: Record<string, string | number | null>;
  opening: Record<string, number>;
  closing: Record<string, number>;
}

type Row = Record<string, string | number | null>;

/** What is the same after every way to the same archive: all but ids and revisions. */
const OWN_TO_A_RUN = new Set(['id', 'competition_id', 'pair_key', 'revision', 'match_id']);

/**
 * The whole archive, ordered by date, league and teams.
 * @param fields the price columns to read; all when absent, which takes its time with many matches
 */
export async function dumpArchive(database: DataSource, fields?: readonly string[]): Promise<DumpedMatch[]> {
  const matches = (await database.query(
    `SELECT m.*, c.country_name, c.name AS competition_name, c.league_code FROM matches m
     JOIN competitions c ON c.id = m.competition_id`,
  )) as Row[];
  const opening = await oddsById(database, 'opening_odds', fields);
  const closing = await oddsById(database, 'closing_odds', fields);
  return matches
    .map(({ country_name, competition_name, ...match }) => ({
      country: String(country_name),
      competition: String(competition_name),
      match: Object.fromEntries(Object.entries(match).filter(([column]) => !OWN_TO_A_RUN.has(column))),
      opening: opening.get(Number(match.id))!,
      closing: closing.get(Number(match.id))!,
    }))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

/** A short form of {@link dumpArchive} for comparisons. */
export async function archiveFingerprint(database: DataSource, fields?: readonly string[]): Promise<string> {
  const dump = await dumpArchive(database, fields);
  return createHash('sha256').update(JSON.stringify(dump)).digest('hex');
}

async function oddsById(
  database: DataSource,
  table: string,
  fields?: readonly string[],
): Promise<Map<number, Record<string, number>>> {
  const columns = fields === undefined ? '*' : ['match_id', ...fields].join(', ');
  const rows = (await database.query(`SELECT ${columns} FROM ${table}`)) as Row[];
  return new Map(
    rows.map((row) => [
      Number(row.match_id),
      Object.fromEntries(
        Object.entries(row).filter(([column, value]) => value !== null && !OWN_TO_A_RUN.has(column)),
      ) as Record<string, number>,
    ]),
  );
}

function sortKey({ country, competition, match }: DumpedMatch): string {
  return [match.match_date, country, competition, match.home_team, match.away_team].join('|');
}
