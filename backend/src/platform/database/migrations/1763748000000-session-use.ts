import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null in sessions that began before these columns were there. */
const COLUMNS = { last_used_at: 'datetime(3)', device: 'varchar(60)' };

/** When a session was last used, and on what: for its owner to recognise it, and to end what lies idle. */
export class SessionUse1763748000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS)) {
      if (await queryRunner.hasColumn('sessions', column)) continue;
      await queryRunner.query(`ALTER TABLE sessions ADD COLUMN ${column} ${type} NULL`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS)) {
      if (!(await queryRunner.hasColumn('sessions', column))) continue;
      await queryRunner.query(`ALTER TABLE sessions DROP COLUMN ${column}`);
    }
  }
}
