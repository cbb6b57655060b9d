import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, varchar } from './column-kinds';

/** Files that all processes of the site share, in parts (see files/file-table.ts). */
export class StoredFiles1763952010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [path, part, ...more] = columns({
      path: varchar(300),
      part: int(),
      kept_at: instant(),
      content: { type: 'blob' },
    });
    const key = [path!, part!].map((column) => ({ ...column, isPrimary: true }));
    // an earlier run may have been cut off after it
    await runner.createTable(new Table({ name: 'stored_files', columns: [...key, ...more] }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('stored_files', true);
  }
}
