import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEMO_COMPETITIONS } from '../invented/demo-competitions';

const TABLES = ['blogs', 'winnersclub', 'comments', 'saved_filters'];

const DEMO_POSTS = '(SELECT id FROM blogs WHERE is_demo = 1)';

/** What earlier versions of the demo made, by its texts: table and condition. */
const MADE_BY_THE_DEMO = [
  ['blogs', "blogname LIKE 'DEMO · %'"],
  ['winnersclub', "blogname LIKE 'DEMO · %'"],
  [
    'comments',
    `blog_id IN ${DEMO_POSTS} AND (content LIKE 'Örnek yorum: %' OR content LIKE 'Örnek yanıt: %' OR is_deleted = 1)`,
  ],
  [
    'saved_filters',
    "name IN ('Favori ev sahibi', 'Dengeli maç')" +
      " AND user_id IN (SELECT id FROM users WHERE email_key LIKE '%@demo.local')",
  ],
] as const;

/** Numbers of the invented chain begin after this one. */
const INVENTED_AFTER = 1_000_000_000;

/**
 * Marks what the demo made, and takes a record that holds nothing but matches of the demo out of the public one. Where
 * there are others on it too, it stays as it is: no row can go without breaking the hashes of those after it.
 */
export class DemoMarks1764040020000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      if (!(await queryRunner.hasColumn(table, 'is_demo')))
        await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN is_demo boolean NOT NULL DEFAULT 0`);
      if (!(await hasIndex(queryRunner, table)))
        await queryRunner.query(`CREATE INDEX ix_${table}_demo ON ${table} (is_demo)`);
    }
    for (const [table, condition] of MADE_BY_THE_DEMO)
      await queryRunner.query(`UPDATE ${table} SET is_demo = 1 WHERE ${condition}`);
    if (await isInvented(queryRunner))
      // the record last: as long as it is there, a run after one that was cut off does both again
      for (const table of ['pick_settlements', 'pick_record'])
        await queryRunner.query(
          `UPDATE ${table} SET seq = seq + ${INVENTED_AFTER} WHERE seq <= ${INVENTED_AFTER}`,
        );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const [row] = (await queryRunner.query(
      `SELECT 1 AS one FROM pick_record WHERE seq <= ${INVENTED_AFTER} LIMIT 1`,
    )) as unknown[];
    // beside a public record there is no place for the other one
    for (const table of ['pick_settlements', 'pick_record'])
      await queryRunner.query(
        row === undefined
          ? `UPDATE ${table} SET seq = seq - ${INVENTED_AFTER}`
          : `DELETE FROM ${table} WHERE seq > ${INVENTED_AFTER}`,
      );
    for (const table of TABLES) {
      if (await hasIndex(queryRunner, table)) await queryRunner.dropIndex(table, `ix_${table}_demo`);
      if (await queryRunner.hasColumn(table, 'is_demo'))
        await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN is_demo`);
    }
  }
}

const hasIndex = async (queryRunner: QueryRunner, table: string): Promise<boolean> =>
  (await queryRunner.getTable(table))?.indices.some(({ name }) => name === `ix_${table}_demo`) ?? false;

/** Whether the public record has rows and all are about clubs of the demo, which exist nowhere else. */
async function isInvented(queryRunner: QueryRunner): Promise<boolean> {
  const clubs = new Set(DEMO_COMPETITIONS.flatMap(({ teams }) => teams));
  const pairs = (await queryRunner.query(
    `SELECT DISTINCT home_team, away_team FROM pick_record WHERE seq <= ${INVENTED_AFTER}`,
  )) as { home_team: string; away_team: string }[];
  return (
    pairs.length > 0 &&
    pairs.every(({ home_team, away_team }) => clubs.has(home_team) && clubs.has(away_team))
  );
}
