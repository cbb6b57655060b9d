import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int, varchar } from './column-kinds';

const TABLES = [
  new Table({
    name: 'mail_server',
    columns: columns({
      id: { ...int(), isPrimary: true },
      failing_since: instant({ nullable: true }),
      failures: int(),
      paused_until: instant({ nullable: true }),
      problem: varchar(20, { nullable: true }),
      detail: varchar(300, { nullable: true }),
    }),
  }),
  new Table({
    name: 'mail_minutes',
    columns: columns({ minute: { ...int(), isPrimary: true }, mails: int() }),
  }),
  new Table({
    name: 'undeliverable_addresses',
    columns: columns({ id: id(), email_key: varchar(254), reason: varchar(300), since: instant() }),
    indices: [
      { name: 'ux_undeliverable_addresses_email_key', columnNames: ['email_key'], isUnique: true },
      { name: 'ix_undeliverable_addresses_since', columnNames: ['since', 'id'] },
    ],
  }),
];

/** How the mail server is doing, how many mails went out, and which addresses refuse them. */
export class MailDelivery1764050000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table, true);
    const rows = (await queryRunner.query('SELECT id FROM mail_server')) as unknown[];
    if (rows.length === 0) await queryRunner.query('INSERT INTO mail_server (id, failures) VALUES (1, 0)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await queryRunner.dropTable(name, true);
  }
}
