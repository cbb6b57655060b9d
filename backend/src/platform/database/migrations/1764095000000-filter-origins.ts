import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A saved filter names the one that it was made of. No foreign key: SQLite adds one only by writing the table anew, and
 * with the old table went what members were told.
 */
export class FilterOrigins1764095000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('saved_filters', 'origin_id')))
      await runner.query('ALTER TABLE saved_filters ADD COLUMN origin_id integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('saved_filters', 'origin_id'))
      await runner.query('ALTER TABLE saved_filters DROP COLUMN origin_id');
  }
}
