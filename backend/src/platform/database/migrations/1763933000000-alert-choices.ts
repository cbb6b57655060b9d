import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { bool, columns, int, varchar } from './column-kinds';

const TABLE = new Table({
  name: 'alert_choices',
  columns: columns({
    user_id: { ...int(), isPrimary: true },
    email: bool(),
    telegram: bool(),
    quiet_from: varchar(5),
    quiet_to: varchar(5),
  }),
  foreignKeys: [
    {
      name: 'fk_alert_choices_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** How members hear of matches that fit their saved filters. */
export class AlertChoices1763933000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE.name, true);
  }
}
