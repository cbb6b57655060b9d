import type { DataSource } from 'typeorm';
import type { ArchivedMatch } from './random-archive';

type Odds = ArchivedMatch['opening'];
type MatchRow = Omit<ArchivedMatch, 'country_name' | 'competition_name' | 'opening' | 'closing'> & {
  competition_id: number;
};

async function readOdds(database: DataSource, table: string): Promise<Map<number, Odds>> {
  const rows = await database.query<(Odds & { match_id: number })[]>(`SELECT * FROM ${table}`);
  return new Map(rows.map((row) => [row.match_id, row]));
}

/** All matches as the tables hold them, read in the plainest way. */
export async function readStoredMatches(database: DataSource): Promise<ArchivedMatch[]> {
  const competitions = await database.query<{ id: number; country_name: string; name: string }[]>(
    'SELECT * FROM competitions',
  );
  const byId = new Map(competitions.map((row) => [row.id, row]));
  const [opening, closing] = [
    await readOdds(database, 'opening_odds'),
    await readOdds(database, 'closing_odds'),
  ];
  const matches = await database.query<MatchRow[]>('SELECT * FROM matches WHERE retired = 0');
  return matches.map((row) => ({
    id: row.id,
    match_date: row.match_date,
    match_time: row.match_time,
    country_name: byId.get(row.competition_id)!.country_name,
    competition_name: byId.get(row.competition_id)!.name,
    home_team: row.home_team,
    away_team: row.away_team,
    home_ht_score: row.home_ht_score,
    away_ht_score: row.away_ht_score,
    home_ft_score: row.home_ft_score,
    away_ft_score: row.away_ft_score,
    first_goal: row.first_goal,
    awarded: Boolean(row.awarded),
    season_slug: row.season_slug,
    opening_sources: row.opening_sources,
    closing_sources: row.closing_sources,
    opening: opening.get(row.id)!,
    closing: closing.get(row.id)!,
  }));
}
