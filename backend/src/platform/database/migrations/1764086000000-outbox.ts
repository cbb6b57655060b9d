import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { Telegram1763933500000 } from './1763933500000-telegram';
import { bool, columns, id, instant, int, smallint, text, varchar } from './column-kinds';

const owner = (name: string, column: string, to: string) => ({
  name,
  columnNames: [column],
  referencedTableName: to,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});
const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });

const STATE = {
  status: varchar(10),
  attempts: int(),
  next_attempt_at: instant(),
  claimed_by: varchar(120, { nullable: true }),
  claimed_until: instant({ nullable: true }),
  last_error: varchar(300, { nullable: true }),
  sent_at: instant({ nullable: true }),
  created_at: instant(),
};

const TABLES = [
  new Table({
    name: 'outbox',
    columns: columns({
      id: id(),
      channel: varchar(10),
      template: varchar(40),
      recipient: varchar(254, { nullable: true }),
      user_id: int({ nullable: true }),
      priority: smallint(),
      newsletter_id: int({ nullable: true }),
      data: text(),
      once_key: varchar(100, { nullable: true }),
      ...STATE,
    }),
    foreignKeys: [owner('fk_outbox_user', 'user_id', 'users')],
    indices: [
      unique('ux_outbox_once', 'channel', 'once_key'),
      index('ix_outbox_due', 'channel', 'status', 'priority', 'next_attempt_at'),
      index('ix_outbox_created', 'channel', 'created_at', 'id'),
      index('ix_outbox_status', 'channel', 'status', 'id'),
      index('ix_outbox_recipient', 'recipient', 'status'),
      index('ix_outbox_newsletter', 'newsletter_id', 'status'),
      index('ix_outbox_user', 'user_id'),
    ],
  }),
  new Table({
    name: 'telegram_sent_parts',
    columns: columns({
      id: id(),
      message_id: int(),
      position: smallint(),
      chat_id: varchar(20),
      telegram_id: int(),
      told: text(),
      text_hash: varchar(64),
      sent_at: instant(),
    }),
    foreignKeys: [owner('fk_telegram_sent_parts_message', 'message_id', 'outbox')],
    indices: [
      unique('ux_telegram_sent_parts_position', 'message_id', 'position'),
      index('ix_telegram_sent_parts_chat', 'chat_id', 'sent_at'),
    ],
  }),
  new Table({
    name: 'telegram_sent_matches',
    columns: columns({
      part_id: { ...int(), isPrimary: true },
      match_id: { ...int(), isPrimary: true },
      revision: int(),
      has_result: bool(),
    }),
    foreignKeys: [owner('fk_telegram_sent_matches_part', 'part_id', 'telegram_sent_parts')],
    indices: [index('ix_telegram_sent_matches_match', 'match_id')],
  }),
];

/** The table of mails as it was. */
const MAILS = new Table({
  name: 'mails',
  columns: columns({
    id: id(),
    template: varchar(40),
    recipient: varchar(254),
    user_id: int({ nullable: true }),
    priority: { ...smallint(), default: '0' },
    newsletter_id: int({ nullable: true }),
    data: text(),
    once_key: varchar(100, { nullable: true }),
    ...STATE,
  }),
  foreignKeys: [owner('fk_mails_user', 'user_id', 'users')],
  indices: [
    unique('ux_mails_once', 'once_key'),
    index('ix_mails_due', 'status', 'priority', 'next_attempt_at'),
    index('ix_mails_created', 'created_at', 'id'),
    index('ix_mails_status', 'status', 'id'),
    index('ix_mails_newsletter', 'newsletter_id', 'status'),
    index('ix_mails_user', 'user_id'),
  ],
});

/** The former tables of Telegram messages, each before the one it refers to. */
const FORMER = ['telegram_part_matches', 'telegram_parts', 'telegram_messages'] as const;

const STATE_COLUMNS = Object.keys(STATE).join(', ');
const MAIL_COLUMNS = `id, template, recipient, user_id, priority, newsletter_id, data, once_key, ${STATE_COLUMNS}`;

/** Parts that are read at once. */
const MOST_ROWS = 200;
/** More than a message has parts. */
const ROW_OFFSET = 1_000;

interface OldPart {
  id: number;
  places: string;
  data: string;
  once_key: string;
}
type Told = { filters: { matches: unknown[] }[] };

/**
 * One outbox for mails and Telegram messages. A message about fitting matches held all of them; now it names the hits, as
 * mails did, and what was sent is kept with each part.
 */
export class Outbox1764086000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, true);
    // an earlier run may have been cut off anywhere: what it brought over is left as it is
    if (await runner.hasTable('mails')) {
      await runner.query(
        `INSERT INTO outbox (channel, ${MAIL_COLUMNS}) SELECT 'mail', ${MAIL_COLUMNS} FROM mails m` +
          ' WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.id = m.id)',
      );
      await runner.dropTable('mails');
    }
    // where the one that goes first is gone, everything has been brought over
    if (await runner.hasTable(FORMER[0])) await this.bringMessages(runner);
    for (const table of FORMER) await runner.dropTable(table, true);
  }

  /** What waits as a Telegram message about matches is left out: the former tables hold texts, and the outbox has none. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(MAILS, true);
    await new Telegram1763933500000().up(runner);
    if (await runner.hasTable('outbox'))
      await runner.query(
        `INSERT INTO mails (${MAIL_COLUMNS}) SELECT ${MAIL_COLUMNS} FROM outbox o WHERE channel = 'mail'` +
          ' AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.id = o.id)',
      );
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name, true);
  }

  /** A message that was too large for one row had more, `<key>/2` and so on: they are one now. */
  private async bringMessages(runner: QueryRunner): Promise<void> {
    const isAlert = 'm.user_id IS NOT NULL';
    await runner.query(
      `INSERT INTO outbox (channel, template, recipient, user_id, priority, newsletter_id, data, once_key, ${STATE_COLUMNS})` +
        ` SELECT 'telegram', CASE WHEN ${isAlert} THEN 'filter-matches' ELSE 'answer' END, m.chat_id, m.user_id,` +
        ` CASE WHEN ${isAlert} THEN 1 ELSE 0 END, NULL,` +
        ` CASE WHEN ${isAlert} THEN CONCAT('{"message":"', SUBSTR(m.once_key, 7), '"}') ELSE m.data END,` +
        ` m.once_key, ${STATE_COLUMNS} FROM telegram_messages m` +
        " WHERE (m.user_id IS NULL OR m.once_key NOT LIKE 'alert %/%') AND NOT EXISTS" +
        " (SELECT 1 FROM outbox o WHERE o.channel = 'telegram' AND o.once_key = m.once_key)",
    );
    await runner.query(
      "UPDATE outbox SET status = 'queued' WHERE channel = 'telegram' AND template = 'filter-matches' AND EXISTS" +
        " (SELECT 1 FROM telegram_messages m WHERE m.status = 'queued' AND m.once_key LIKE CONCAT(outbox.once_key, '/%'))",
    );
    for (let last = 0; ;) {
      const parts = await runner.manager.query<OldPart[]>(
        'SELECT p.id, p.places, m.data, m.once_key FROM telegram_parts p JOIN telegram_messages m ON m.id = p.message_id' +
          ` WHERE p.id > ? AND NOT EXISTS (SELECT 1 FROM telegram_sent_parts s WHERE s.id = p.id) ORDER BY p.id LIMIT ${MOST_ROWS}`,
        [last],
      );
      if (parts.length === 0) break;
      for (const part of parts) await this.bringPart(runner, part);
      last = parts.at(-1)!.id;
    }
    await runner.query(
      'INSERT INTO telegram_sent_matches (part_id, match_id, revision, has_result)' +
        ' SELECT t.part_id, t.match_id, t.revision, t.has_result FROM telegram_part_matches t' +
        ' JOIN telegram_sent_parts s ON s.id = t.part_id WHERE NOT EXISTS' +
        ' (SELECT 1 FROM telegram_sent_matches o WHERE o.part_id = t.part_id AND o.match_id = t.match_id)',
    );
  }

  private async bringPart(runner: QueryRunner, { id, places, data, once_key }: OldPart): Promise<void> {
    const [key, row = '1'] = once_key.split('/');
    await runner.query(
      'INSERT INTO telegram_sent_parts (id, message_id, position, chat_id, telegram_id, told, text_hash, sent_at)' +
        ' SELECT p.id, o.id, p.position + ?, p.chat_id, p.telegram_id, ?, p.text_hash, p.sent_at' +
        " FROM telegram_parts p JOIN outbox o ON o.channel = 'telegram' AND o.once_key = ? WHERE p.id = ?",
      [(Number(row) - 1) * ROW_OFFSET, JSON.stringify(toldAt(places, data)), key, id],
    );
  }
}

/** Those of a message's matches that stand at these places, counted over all filters. */
function toldAt(places: string, data: string): Told {
  const at = new Set(JSON.parse(places) as number[]);
  let place = 0;
  const filters = (JSON.parse(data) as Told).filters.map(({ matches, ...filter }) => ({
    ...filter,
    matches: matches.filter(() => at.has(place++)),
  }));
  return { filters: filters.filter(({ matches }) => matches.length > 0) };
}
