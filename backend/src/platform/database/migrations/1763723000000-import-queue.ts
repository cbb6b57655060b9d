import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, varchar } from './column-kinds';

/** Under type names that all supported databases understand in a plain statement. */
const IMPORT_COLUMNS = {
  origin: 'varchar(10)',
  source: 'varchar(500)',
  notice: 'varchar(20)',
  stored_file: 'varchar(255)',
  replace_demo: 'boolean',
  owner: 'varchar(120)',
};

const FEED_STATES = new Table({
  name: 'feed_states',
  columns: columns({
    key: { ...varchar(64), isPrimary: true },
    etag: varchar(500, { nullable: true }),
    last_modified: varchar(100, { nullable: true }),
    content_hash: varchar(64, { nullable: true }),
    import_id: int({ nullable: true }),
    last_run_at: instant({ nullable: true }),
    leased_until: instant({ nullable: true }),
  }),
});

/** Imports that wait for their turn, where their files lie, and what is remembered of feeds between two runs. */
export class ImportQueue1763723000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(IMPORT_COLUMNS)) {
      if (await queryRunner.hasColumn('imports', column)) continue;
      await queryRunner.query(`ALTER TABLE imports ADD COLUMN ${column} ${type} NULL`);
    }
    await queryRunner.createTable(FEED_STATES, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(FEED_STATES.name, true);
    for (const column of Object.keys(IMPORT_COLUMNS)) {
      if (!(await queryRunner.hasColumn('imports', column))) continue;
      await queryRunner.query(`ALTER TABLE imports DROP COLUMN ${column}`);
    }
  }
}
