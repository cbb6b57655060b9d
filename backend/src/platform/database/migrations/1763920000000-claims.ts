import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table, name before, name since. The last sign of life of a running import becomes a claim that has lapsed. */
const RENAMED = [
  ['imports', 'owner', 'claimed_by'],
  ['imports', 'heartbeat_at', 'claimed_until'],
  ['feed_states', 'leased_until', 'claimed_until'],
] as const;

const ADDED = [
  ['feed_states', 'claimed_by', 'varchar(120)'],
  ['learning_state', 'claimed_by', 'varchar(120)'],
  ['mails', 'claimed_by', 'varchar(120)'],
  ['mails', 'claimed_until', 'datetime(3)'],
] as const;

/** Which process works on a row, and until when no other one may: the same two columns in every queue. */
export class Claims1763920000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, before, since] of RENAMED) {
      if (!(await queryRunner.hasColumn(table, before))) continue;
      // both are there when the migrations run once more: one that is older adds its column anew
      const change = (await queryRunner.hasColumn(table, since))
        ? `DROP COLUMN ${before}`
        : `RENAME COLUMN ${before} TO ${since}`;
      await queryRunner.query(`ALTER TABLE ${table} ${change}`);
    }
    for (const [table, column, type] of ADDED) {
      if (await queryRunner.hasColumn(table, column)) continue;
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type} NULL`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of ADDED) {
      if (!(await queryRunner.hasColumn(table, column))) continue;
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
    for (const [table, before, since] of RENAMED) {
      if (!(await queryRunner.hasColumn(table, since))) continue;
      await queryRunner.query(`ALTER TABLE ${table} RENAME COLUMN ${since} TO ${before}`);
    }
  }
}
