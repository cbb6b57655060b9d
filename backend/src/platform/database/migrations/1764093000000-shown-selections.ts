import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int } from './column-kinds';

const ENDED = new Table({
  name: 'ended_forward_tests',
  columns: columns({ id: id(), user_id: int(), ended_at: instant() }),
  indices: [{ name: 'ix_ended_forward_tests_user', columnNames: ['user_id', 'ended_at'] }],
  foreignKeys: [
    {
      name: 'fk_ended_forward_tests_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

const COLUMNS = [
  ['selections', `varchar(40) NOT NULL DEFAULT ''`],
  ['shown', 'smallint NOT NULL DEFAULT 1'],
] as const;

/** A question counts by the selections of it that a member was shown, and a filter that was tried and deleted counts too. */
export class ShownSelections1764093000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, kind] of COLUMNS)
      if (!(await runner.hasColumn('asked_questions', name)))
        await runner.query(`ALTER TABLE asked_questions ADD COLUMN ${name} ${kind}`);
    await runner.createTable(ENDED, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(ENDED, true);
    for (const [name] of COLUMNS)
      if (await runner.hasColumn('asked_questions', name))
        await runner.query(`ALTER TABLE asked_questions DROP COLUMN ${name}`);
  }
}
