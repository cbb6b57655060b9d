import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A random text in each row of the record that is added from now on; those that are there have none. */
export class RecordNonces1764040010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (await queryRunner.hasColumn('pick_record', 'nonce')) return;
    await queryRunner.query('ALTER TABLE pick_record ADD COLUMN nonce varchar(32) NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (!(await queryRunner.hasColumn('pick_record', 'nonce'))) return;
    await queryRunner.query('ALTER TABLE pick_record DROP COLUMN nonce');
  }
}
