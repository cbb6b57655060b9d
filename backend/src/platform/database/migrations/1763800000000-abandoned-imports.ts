import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far an import had come when its process was found dead: a second time at the same place ends it. */
export class AbandonedImports1763800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (await queryRunner.hasColumn('imports', 'abandoned_at_row')) return;
    await queryRunner.query('ALTER TABLE imports ADD COLUMN abandoned_at_row integer NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (!(await queryRunner.hasColumn('imports', 'abandoned_at_row'))) return;
    await queryRunner.query('ALTER TABLE imports DROP COLUMN abandoned_at_row');
  }
}
