import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int, text, varchar } from './column-kinds';

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });

/** Rows of an account go with it. */
const ofUser = (table: string) => ({
  name: `fk_${table}_user`,
  columnNames: ['user_id'],
  referencedTableName: 'users',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const TABLES = [
  new Table({
    name: 'audit_entries',
    columns: columns({
      id: id(),
      created_at: instant(),
      user_id: int(),
      username: varchar(30),
      action: varchar(30),
      entity: varchar(40),
      entity_id: int({ nullable: true }),
      before_json: text({ nullable: true }),
      after_json: text({ nullable: true }),
      search_text: text(),
    }),
    indices: [
      index('ix_audit_entries_created', 'created_at', 'id'),
      index('ix_audit_entries_row', 'entity', 'entity_id'),
    ],
  }),
  new Table({
    name: 'site_settings',
    columns: columns({
      name: { ...varchar(40), isPrimary: true },
      value: text(),
      updated_at: instant(),
    }),
  }),
  new Table({
    name: 'consents',
    columns: columns({
      id: id(),
      user_id: int(),
      kind: varchar(20),
      text_version: varchar(20),
      address: varchar(45),
      given_at: instant(),
    }),
    indices: [index('ix_consents_user', 'user_id')],
    foreignKeys: [ofUser('consents')],
  }),
  new Table({
    name: 'password_tokens',
    columns: columns({
      token_hash: { ...varchar(64), isPrimary: true },
      user_id: int(),
      expires_at: instant(),
      created_at: instant(),
    }),
    indices: [index('ix_password_tokens_user', 'user_id'), index('ix_password_tokens_expiry', 'expires_at')],
    foreignKeys: [ofUser('password_tokens')],
  }),
  new Table({
    name: 'subscriptions',
    columns: columns({
      id: id(),
      user_id: int(),
      duration_minutes: int(),
      duration_type: varchar(10, { nullable: true }),
      created_at: instant(),
    }),
    indices: [index('ix_subscriptions_user', 'user_id')],
    foreignKeys: [ofUser('subscriptions')],
  }),
  new Table({
    name: 'idempotency_keys',
    columns: columns({
      id: id(),
      user_id: int(),
      route: varchar(40),
      request_key: varchar(255),
      body_hash: varchar(64),
      answer: text(),
      created_at: instant(),
    }),
    indices: [
      unique('ux_idempotency_keys_scope', 'user_id', 'route', 'request_key'),
      index('ix_idempotency_keys_created', 'created_at'),
    ],
    foreignKeys: [ofUser('idempotency_keys')],
  }),
  new Table({
    name: 'receipts',
    columns: columns({
      id: id(),
      user_id: int(),
      duration_type: varchar(10),
      stored_name: varchar(40),
      file_name: varchar(120),
      size: int(),
      status: varchar(10),
      reason: varchar(500, { nullable: true }),
      granted_duration_type: varchar(10, { nullable: true }),
      decided_at: instant({ nullable: true }),
      created_at: instant(),
    }),
    indices: [index('ix_receipts_user', 'user_id'), index('ix_receipts_status', 'status', 'id')],
    foreignKeys: [ofUser('receipts')],
  }),
  new Table({
    name: 'mails',
    columns: columns({
      id: id(),
      template: varchar(40),
      recipient: varchar(254),
      user_id: int({ nullable: true }),
      data: text(),
      once_key: varchar(100, { nullable: true }),
      status: varchar(10),
      attempts: int(),
      next_attempt_at: instant(),
      last_error: varchar(300, { nullable: true }),
      sent_at: instant({ nullable: true }),
      created_at: instant(),
    }),
    indices: [
      index('ix_mails_due', 'status', 'next_attempt_at'),
      index('ix_mails_user', 'user_id'),
      unique('ux_mails_once', 'once_key'),
    ],
    foreignKeys: [ofUser('mails')],
  }),
];

/** Plain SQL, because TypeORM would rebuild the table on the embedded database. */
const USER_COLUMNS = ['membership_cut_at', 'reminders_off_at'];
const USER_INDICES = {
  ix_users_role: 'role, id',
  ix_users_end: 'subscription_end_date, id',
};

/** Membership and its payments, mail, password links, consents, site settings and the record of admin writes. */
export class Membership1763704000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const name of USER_COLUMNS) {
      if (await queryRunner.hasColumn('users', name)) continue;
      await queryRunner.query(`ALTER TABLE users ADD COLUMN ${name} datetime(3) NULL`);
    }
    const present = new Set((await queryRunner.getTable('users'))?.indices.map((each) => each.name));
    for (const [name, on] of Object.entries(USER_INDICES)) {
      if (!present.has(name)) await queryRunner.query(`CREATE INDEX ${name} ON users (${on})`);
    }
    for (const table of TABLES) await queryRunner.createTable(table, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await queryRunner.dropTable(table.name, true);
    for (const name of Object.keys(USER_INDICES)) await queryRunner.dropIndex('users', name);
    for (const name of [...USER_COLUMNS].reverse()) {
      if (await queryRunner.hasColumn('users', name))
        await queryRunner.query(`ALTER TABLE users DROP COLUMN ${name}`);
    }
  }
}
