import type { DataSource } from 'typeorm';
import { CODE_FIELDS } from '../../src/archive/catalogue/columns';
import { foldText } from '../../src/platform/text/fold';
import { addMatches, type TestMatch, type TestOdds } from './matches';
import type { ArchivedMatch } from './random-archive';

const codes: ReadonlySet<string> = new Set(CODE_FIELDS);

const written = (odds: ArchivedMatch['opening']): TestOdds =>
  Object.fromEntries(
    Object.entries(odds).map(([field, value]) => [
      field,
      value === null || codes.has(field) ? value : value / 100,
    ]),
  );

const pair = (home: number | null, away: number | null): [number, number] | null =>
  home === null || away === null ? null : [home, away];

const toTestMatch = (match: ArchivedMatch): TestMatch => ({
  date: match.match_date,
  time: match.match_time,
  country: match.country_name,
  competition: match.competition_name,
  home: match.home_team,
  away: match.away_team,
  half: pair(match.home_ht_score, match.away_ht_score),
  full: pair(match.home_ft_score, match.away_ft_score),
  firstGoal: match.first_goal,
  awarded: match.awarded,
  season: match.season_slug,
  openingSources: match.opening_sources,
  closingSources: match.closing_sources,
  opening: written(match.opening),
  closing: written(match.closing),
});

/** Of so many matches one has a twin that is retired, which nobody may ever be shown. */
const RETIRED_EVERY = 7;

/**
 * Puts the matches of a test's own archive into the database and takes over the ids they and their competitions get there.
 * @param withRetired not where a whole site runs on them, which would find that these fixtures have no game, nor where
 * they are copied
 */
export async function addArchivedMatches(
  database: DataSource,
  matches: readonly ArchivedMatch[],
  { withRetired = true }: { withRetired?: boolean } = {},
): Promise<void> {
  const rows = matches.map(toTestMatch);
  const retired = (withRetired ? rows : [])
    .filter((_, at) => at % RETIRED_EVERY === 0)
    .map((row) => ({ ...row, away: 'Ertelenen FK', retired: true }));
  const ids = await addMatches(database, [...rows, ...retired]);
  matches.forEach((match, at) => (match.id = ids[at]!));
  await readCompetitions(database, matches);
}

/**
 * The ids of all competitions of the database.
 * @param matches get the ids of theirs
 */
export async function readCompetitions(
  database: DataSource,
  matches: readonly ArchivedMatch[],
): Promise<number[]> {
  const rows = await database.query<{ id: number; key: string }[]>(
    "SELECT id, CONCAT(country_folded, '/', name_folded) AS `key` FROM competitions ORDER BY id",
  );
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  for (const match of matches)
    match.competition_id = ids.get(foldText(`${match.country_name}/${match.competition_name}`));
  return rows.map(({ id }) => id);
}
