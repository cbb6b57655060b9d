import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['opening_odds', 'closing_odds'];
const COLUMNS = ['hnd_home', 'hnd_away', 'hnd_1_odd', 'hnd_x_odd', 'hnd_2_odd', 'hnd_code'];

/**
 * Room for the bulletin's handicap market. The schema API would copy whole tables on the embedded database; these
 * statements are the same on all and take no time on a full archive.
 */
export class Handicaps1763720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      for (const column of COLUMNS) {
        if (await queryRunner.hasColumn(table, column)) continue;
        await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} integer NULL`);
      }
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      for (const column of COLUMNS) {
        if (!(await queryRunner.hasColumn(table, column))) continue;
        await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    }
  }
}
