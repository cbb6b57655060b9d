import type { DataSource } from 'typeorm';
import { nextRevision } from '../../src/platform/database/archive-revision';
import { MARKET_FIELDS } from '../../src/archive/catalogue/columns';

const MATCH_COLUMNS = [
  ...['competition_id', 'match_date', 'match_time', 'season_slug', 'code', 'home_team', 'away_team'],
  ...['home_folded', 'away_folded', 'pair_key', 'home_ht_score', 'away_ht_score', 'home_ft_score'],
  ...['away_ft_score', 'first_goal', 'is_demo'],
  ...['opening_sources', 'closing_sources', 'opening_seen_at', 'closing_seen_at'],
].join(', ');

/** Puts every match into the archive once more. */
export async function doubleArchive(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    const revision = await nextRevision(manager);
    const [{ most }] = (await manager.query('SELECT MAX(id) AS most FROM matches')) as [{ most: number }];
    await manager.query(
      `INSERT INTO matches (id, revision, ${MATCH_COLUMNS}) SELECT id + ?, ?, ${MATCH_COLUMNS} FROM matches WHERE id <= ?`,
      [most, revision, most],
    );
    const odds = MARKET_FIELDS.join(', ');
    for (const table of ['opening_odds', 'closing_odds'])
      await manager.query(
        `INSERT INTO ${table} (match_id, ${odds}) SELECT match_id + ?, ${odds} FROM ${table} WHERE match_id <= ?`,
        [most, most],
      );
  });
}
