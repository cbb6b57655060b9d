import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { bool, columns, id, instant, int, smallint, text, varchar } from './column-kinds';

/** A reference that goes with the row it names. */
const owner = (table: string, column: string, to: string) => ({
  name: `fk_${table}_${column.replace('_id', '')}`,
  columnNames: [column],
  referencedTableName: to,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});
const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });

const TABLES = [
  new Table({
    name: 'telegram_bots',
    columns: columns({
      bot_id: { ...varchar(20), isPrimary: true },
      username: varchar(64, { nullable: true }),
      next_update: { ...int(), default: '0' },
      last_update_at: instant({ nullable: true }),
      next_call_at: instant({ nullable: true }),
      claimed_by: varchar(120, { nullable: true }),
      claimed_until: instant({ nullable: true }),
    }),
  }),
  new Table({
    name: 'telegram_links',
    columns: columns({
      user_id: { ...int(), isPrimary: true },
      chat_id: varchar(20),
      linked_at: instant(),
    }),
    foreignKeys: [owner('telegram_links', 'user_id', 'users')],
    indices: [unique('ux_telegram_links_chat', 'chat_id')],
  }),
  new Table({
    name: 'telegram_invitations',
    columns: columns({
      user_id: { ...int(), isPrimary: true },
      code_hash: varchar(64),
      expires_at: instant(),
    }),
    foreignKeys: [owner('telegram_invitations', 'user_id', 'users')],
    indices: [unique('ux_telegram_invitations_code', 'code_hash')],
  }),
  new Table({
    name: 'telegram_messages',
    columns: columns({
      id: id(),
      user_id: int({ nullable: true }),
      chat_id: varchar(20, { nullable: true }),
      once_key: varchar(100),
      data: text(),
      status: varchar(10),
      attempts: int(),
      next_attempt_at: instant(),
      claimed_by: varchar(120, { nullable: true }),
      claimed_until: instant({ nullable: true }),
      last_error: varchar(300, { nullable: true }),
      sent_at: instant({ nullable: true }),
      created_at: instant(),
    }),
    foreignKeys: [owner('telegram_messages', 'user_id', 'users')],
    indices: [
      unique('ux_telegram_messages_once', 'once_key'),
      { name: 'ix_telegram_messages_due', columnNames: ['status', 'next_attempt_at'] },
      { name: 'ix_telegram_messages_sent', columnNames: ['sent_at'] },
      { name: 'ix_telegram_messages_chat', columnNames: ['chat_id', 'status'] },
      { name: 'ix_telegram_messages_user', columnNames: ['user_id'] },
    ],
  }),
  new Table({
    name: 'telegram_parts',
    columns: columns({
      id: id(),
      message_id: int(),
      position: smallint(),
      chat_id: varchar(20),
      telegram_id: int(),
      places: text(),
      text_hash: varchar(64),
      sent_at: instant(),
    }),
    foreignKeys: [owner('telegram_parts', 'message_id', 'telegram_messages')],
    indices: [
      unique('ux_telegram_parts_position', 'message_id', 'position'),
      { name: 'ix_telegram_parts_chat', columnNames: ['chat_id', 'sent_at'] },
    ],
  }),
  new Table({
    name: 'telegram_part_matches',
    columns: columns({
      part_id: { ...int(), isPrimary: true },
      match_id: { ...int(), isPrimary: true },
      revision: int(),
      has_result: bool(),
    }),
    foreignKeys: [owner('telegram_part_matches', 'part_id', 'telegram_parts')],
    indices: [{ name: 'ix_telegram_part_matches_match', columnNames: ['match_id'] }],
  }),
];

/** The Telegram bot: which chat is whose, what it sends, and what it has sent. */
export class Telegram1763933500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await queryRunner.dropTable(name, true);
  }
}
