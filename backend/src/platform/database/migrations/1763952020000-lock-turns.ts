import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, int, varchar } from './column-kinds';

/** One row for each thing that transactions take turns with (see lock-turns.ts); what stands in it means nothing. */
export class LockTurns1763952020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [name, turn] = columns({ name: varchar(64), turn: int() });
    const table = new Table({ name: 'lock_turns', columns: [{ ...name!, isPrimary: true }, turn!] });
    // an earlier run may have been cut off after it
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('lock_turns', true);
  }
}
