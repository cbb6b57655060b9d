import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, varchar } from './column-kinds';

/** One row while nothing may leave the site (see outgoing-hold.ts). */
export class OutgoingHold1764070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [since] = columns({ since: varchar(30) });
    const table = new Table({ name: 'outgoing_hold', columns: [{ ...since!, isPrimary: true }] });
    // an earlier run may have been cut off after it
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outgoing_hold', true);
  }
}
