import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int, smallint, text, varchar } from './column-kinds';

const TABLE = new Table({
  name: 'saved_filters',
  columns: columns({
    id: id(),
    user_id: int(),
    filter_type: smallint(),
    name: varchar(60),
    name_folded: varchar(120),
    filter_data: text(),
    hidden_groups: text(),
    created_at: instant(),
  }),
  indices: [
    {
      name: 'ux_saved_filters_name',
      columnNames: ['user_id', 'filter_type', 'name_folded'],
      isUnique: true,
    },
  ],
  foreignKeys: [
    {
      name: 'fk_saved_filters_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** The filters that members keep. */
export class SavedFilters1763721000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE.name, true);
  }
}
