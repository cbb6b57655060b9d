import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, text, varchar } from './column-kinds';

const TABLE = new Table({
  name: 'second_factors',
  columns: columns({
    user_id: { ...int(), isPrimary: true },
    sealed_secret: varchar(120),
    created_at: instant(),
    confirmed_at: instant({ nullable: true }),
    last_step: int({ nullable: true }),
    recovery_salt: varchar(32, { nullable: true }),
    recovery_hashes: text({ nullable: true }),
  }),
  foreignKeys: [
    {
      name: 'fk_second_factors_user',
      columnNames: ['user_id'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    },
  ],
});

/** The second factor of accounts whose owners turned one on. */
export class SecondFactors1763752000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE.name, true);
  }
}
