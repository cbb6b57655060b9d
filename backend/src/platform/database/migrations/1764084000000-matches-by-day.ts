import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Former index, the one instead of it, and the column before the day. */
const INDICES = [
  ['ix_matches_competition', 'ix_matches_competition_date', 'competition_id'],
  ['ix_matches_pair', 'ix_matches_pair_date', 'pair_key'],
] as const;

/** Imports ask for some days of a competition or a pair: without the day each of them reads all seasons. */
export class MatchesByDay1764084000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [former, wanted, column] of INDICES)
      await replace(runner, former, wanted, `${column}, match_date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [former, wanted, column] of INDICES) await replace(runner, wanted, former, column);
  }
}

/** The new one first: on servers a foreign key needs one of them. */
async function replace(runner: QueryRunner, former: string, wanted: string, columns: string): Promise<void> {
  // an earlier run may have been cut off between them
  const present = (await runner.getTable('matches'))!.indices.map(({ name }) => name);
  if (!present.includes(wanted)) await runner.query(`CREATE INDEX ${wanted} ON matches (${columns})`);
  if (present.includes(former)) await runner.dropIndex('matches', former);
}
