import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = { claimed_by: 'varchar(120) NULL', claimed_until: 'datetime(3) NULL' };

/** Which process brings the matches to a join of names: at most one does. */
export class NameJoinClaims1764081000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // an earlier run may have been cut off between the two
    for (const [column, type] of Object.entries(ADDED)) {
      if (await runner.hasColumn('name_joins', column)) continue;
      await runner.query(`ALTER TABLE name_joins ADD COLUMN ${column} ${type}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(ADDED)) {
      if (await runner.hasColumn('name_joins', column))
        await runner.query(`ALTER TABLE name_joins DROP COLUMN ${column}`);
    }
  }
}
