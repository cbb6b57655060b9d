import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, varchar } from './column-kinds';

const LEASES = new Table({
  name: 'leases',
  columns: columns({ name: { ...varchar(100), isPrimary: true }, owner: varchar(120), until: instant() }),
});

const CLAIMED = [
  ...['learning_state', 'alert_state', 'archive_upkeep', 'fixture_looks', 'telegram_bots', 'feed_states'],
  ...['name_joins', 'club_sponsors'],
];
const CLAIM = { claimed_by: 'varchar(120) NULL', claimed_until: 'datetime(3) NULL' };

/** One table says which process is at what only one may do at a time. */
export class Leases1764085000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // a server has it from before all migrations; an earlier run may have been cut off anywhere
    await runner.createTable(LEASES, true);
    for (const table of CLAIMED)
      for (const column of Object.keys(CLAIM))
        if (await runner.hasColumn(table, column))
          await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    await runner.query('DROP TABLE IF EXISTS migration_lease');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of CLAIMED)
      for (const [column, type] of Object.entries(CLAIM))
        if (!(await runner.hasColumn(table, column)))
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    await runner.dropTable(LEASES, true);
  }
}
