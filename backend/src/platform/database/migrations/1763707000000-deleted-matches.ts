import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, int } from './column-kinds';

const TABLE = new Table({
  name: 'deleted_matches',
  columns: columns({
    revision: { ...int(), isPrimary: true },
    match_id: { ...int(), isPrimary: true },
  }),
});

/** Matches that are gone, for the search indexes of all processes. */
export class DeletedMatches1763707000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE.name, true);
  }
}
