import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storedInstant } from '../stored-instant';

const COLUMNS = { selection: 'varchar(40) NULL', alert_enabled: 'boolean NOT NULL DEFAULT 0' };

/**
 * A saved filter's selection, and whether its owner is told of fitting matches. The record of older filters begins
 * here: what they were chosen by, up to now, nobody knows.
 */
export class FilterRecords1763930000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // the last of the columns: once it is there, the rest is done
    if (await queryRunner.hasColumn('saved_filters', 'alert_enabled')) return;
    await queryRunner.manager.query('UPDATE saved_filters SET created_at = ?', [storedInstant(Date.now())]);
    for (const [column, type] of Object.entries(COLUMNS)) {
      if (await queryRunner.hasColumn('saved_filters', column)) continue;
      await queryRunner.query(`ALTER TABLE saved_filters ADD COLUMN ${column} ${type}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS))
      if (await queryRunner.hasColumn('saved_filters', column))
        await queryRunner.query(`ALTER TABLE saved_filters DROP COLUMN ${column}`);
  }
}
