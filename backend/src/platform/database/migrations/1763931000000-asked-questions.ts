import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, varchar } from './column-kinds';

const TABLE = new Table({
  name: 'asked_questions',
  columns: columns({
    user_id: { ...int(), isPrimary: true },
    hash: { ...varchar(64), isPrimary: true },
    asked_at: instant(),
  }),
  indices: [{ name: 'ix_asked_questions_asked_at', columnNames: ['asked_at'] }],
  foreignKeys: [
    {
      name: 'fk_asked_questions_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** The questions that members asked of the backtest. */
export class AskedQuestions1763931000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE.name, true);
  }
}
