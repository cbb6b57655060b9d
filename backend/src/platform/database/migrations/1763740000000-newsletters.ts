import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int, text, varchar } from './column-kinds';

const TABLE = new Table({
  name: 'newsletters',
  columns: columns({
    id: id(),
    subject: varchar(150),
    body: text(),
    search_text: text(),
    user_id: int(),
    username: varchar(30),
    recipients: int(),
    last_subscriber_id: int(),
    reached_subscriber_id: { ...int(), default: '0' },
    queued: { ...int(), default: '0' },
    created_at: instant(),
    finished_at: instant({ nullable: true }),
    stopped_at: instant({ nullable: true }),
  }),
  indices: [{ name: 'ix_newsletters_unfinished', columnNames: ['finished_at', 'id'] }],
});

/** Plain SQL, because TypeORM would rebuild the table on the embedded database. */
const MAIL_COLUMNS = {
  priority: 'smallint NOT NULL DEFAULT 0',
  newsletter_id: 'integer NULL',
};
const DUE = 'ix_mails_due';
const MAIL_INDICES = {
  [DUE]: 'status, priority, next_attempt_at',
  ix_mails_newsletter: 'newsletter_id, status',
};

/** Newsletters, whose mails wait behind all others. */
export class Newsletters1763740000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
    for (const [name, kind] of Object.entries(MAIL_COLUMNS)) {
      if (await queryRunner.hasColumn('mails', name)) continue;
      await queryRunner.query(`ALTER TABLE mails ADD COLUMN ${name} ${kind}`);
    }
    await this.replaceIndices(queryRunner, MAIL_INDICES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.replaceIndices(queryRunner, { [DUE]: 'status, next_attempt_at' });
    for (const name of Object.keys(MAIL_COLUMNS)) {
      if (await queryRunner.hasColumn('mails', name))
        await queryRunner.query(`ALTER TABLE mails DROP COLUMN ${name}`);
    }
    await queryRunner.dropTable(TABLE.name, true);
  }

  private async replaceIndices(queryRunner: QueryRunner, wanted: Record<string, string>): Promise<void> {
    const present = (await queryRunner.getTable('mails'))?.indices.map((each) => each.name) ?? [];
    for (const name of Object.keys(MAIL_INDICES))
      if (present.includes(name)) await queryRunner.dropIndex('mails', name);
    for (const [name, on] of Object.entries(wanted))
      await queryRunner.query(`CREATE INDEX ${name} ON mails (${on})`);
  }
}
