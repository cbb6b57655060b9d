import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the owner of a session counts as having shown the password or a code once more. */
export class SessionConfirmation1764030000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (await queryRunner.hasColumn('sessions', 'confirmed_until')) return;
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN confirmed_until datetime(3) NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (!(await queryRunner.hasColumn('sessions', 'confirmed_until'))) return;
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN confirmed_until');
  }
}
