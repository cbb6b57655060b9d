import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, text } from './column-kinds';

const SCAN_DAYS = new Table({
  name: 'scan_days',
  columns: columns({
    day: { type: 'date', isPrimary: true },
    played: int(),
    learned_at: instant(),
    night: { type: 'date', isNullable: false },
    sums: text(),
  }),
});

/** What scans of past days said and came to. */
export class ScanDays1764092000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // an earlier run may have been cut off
    await runner.createTable(SCAN_DAYS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SCAN_DAYS, true);
  }
}
