import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name → table and columns. */
const INDICES: Readonly<Record<string, readonly [table: string, columns: string]>> = {
  ix_users_created: ['users', 'created_at, id'],
  ix_subscriptions_created: ['subscriptions', 'created_at, id'],
  ix_subscriptions_minutes: ['subscriptions', 'duration_minutes, id'],
  ix_receipts_created: ['receipts', 'created_at, id'],
  ix_mails_created: ['mails', 'created_at, id'],
  ix_mails_status: ['mails', 'status, id'],
};

/** Indexes for the orders of the admin tables. Plain SQL, because TypeORM would rebuild tables on the embedded database. */
export class TableIndices1763745000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, [table, columns]] of Object.entries(INDICES)) {
      const present = (await queryRunner.getTable(table))?.indices.some((each) => each.name === name);
      if (!present) await queryRunner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, [table]] of Object.entries(INDICES)) await queryRunner.dropIndex(table, name);
  }
}
