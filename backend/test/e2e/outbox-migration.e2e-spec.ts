import type { DataSource, QueryRunner } from 'typeorm';
import { TelegramPart, TelegramPartMatch } from '../../src/modules/alerts/entities/telegram-part.entity';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { alerted, fitting } from '../support/alerted';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const AT = '2026-05-01 09:00:00.000';
const INSTANT = new Date('2026-05-01T09:00:00.000Z');
const STATE = { attempts: 0, next_attempt_at: AT, created_at: AT };

describe(`a database with a queue for mails and one for Telegram, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    await database.manager.insert(User, {
      ...{ id: 1, username: 'uye', email: 'uye@example.com', username_key: 'uye', role: 'user' },
      ...{ email_key: 'uye@example.com', password_hash: 'x', created_at: INSTANT },
    });
  });
  beforeEach(() => undoQueue());
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  /** Undoes migrations until there is no queue of all channels. */
  async function undoQueue(): Promise<void> {
    while (await withRunner((runner) => runner.hasTable('outbox'))) await database.undoLastMigration();
  }

  async function withRunner<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const runner = database.createQueryRunner();
    try {
      return await work(runner);
    } finally {
      await runner.release();
    }
  }
  const insert = (table: string, row: Record<string, string | number | null>) =>
    database.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      Object.values(row),
    );
  const messages = () => database.manager.find(OutboxMessage, { order: { id: 'ASC' } });

  it('keeps mails with their ids, and takes them back', async () => {
    const mail = {
      ...{ id: 7, template: 'receipt-rejected', recipient: 'uye@example.com', user_id: 1, priority: 0 },
      ...{ newsletter_id: null, data: '{"reason":"%/"}', once_key: 'bir', status: 'queued', ...STATE },
    };
    await insert('mails', mail);
    await insert('mails', { ...mail, id: 9, once_key: null, status: 'sent', sent_at: AT });
    await database.runMigrations();
    const instants = { next_attempt_at: INSTANT, created_at: INSTANT };
    const since = { ...mail, ...instants, channel: 'mail', claimed_by: null };
    expect(await messages()).toEqual([
      expect.objectContaining(since),
      expect.objectContaining({ ...since, id: 9, once_key: null, status: 'sent', sent_at: INSTANT }),
    ]);
    await undoQueue();
    const rows = await database.query<{ id: number }[]>('SELECT * FROM mails ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual([7, 9]);
    await database.query('DELETE FROM mails');
  });

  it('sends what waits by Telegram, and knows what was told of it and where', async () => {
    const filters = [fitting([alerted(1), alerted(2)]), fitting([alerted(1)], { filterId: 2, name: 'İki' })];
    const message = { user_id: 1, chat_id: null, data: JSON.stringify({ filters }), ...STATE };
    // before it there is a mail: the numbers aren't the same
    await insert('mails', {
      ...{ template: 'password-changed', recipient: 'a@example.com', data: '{}', status: 'queued', ...STATE },
    });
    await insert('telegram_messages', {
      ...message,
      id: 1,
      once_key: 'alert 1-1',
      status: 'sent',
      sent_at: AT,
    });
    // it was too large for one row
    await insert('telegram_messages', { ...message, id: 2, once_key: 'alert 1-1/2', status: 'queued' });
    await insert('telegram_messages', { ...message, id: 3, once_key: 'alert 5-6', status: 'dropped' });
    await insert('telegram_messages', {
      ...{ ...message, id: 4, user_id: null, chat_id: '77', data: '{"text":"Merhaba"}' },
      ...{ once_key: 'answer/7/1', status: 'queued' },
    });
    const part = { chat_id: '55', text_hash: 'x', sent_at: AT };
    await insert('telegram_parts', {
      ...{ ...part, id: 11, message_id: 1, position: 0, telegram_id: 101, places: '[0,2]' },
    });
    await insert('telegram_parts', {
      ...{ ...part, id: 12, message_id: 2, position: 0, telegram_id: 102, places: '[1]' },
    });
    await insert('telegram_part_matches', { part_id: 11, match_id: 1, revision: 4, has_result: 1 });
    await insert('telegram_part_matches', { part_id: 12, match_id: 2, revision: 0, has_result: 0 });
    await database.runMigrations();

    const [mail, first, other, answer, ...more] = await messages();
    expect([mail!.channel, more]).toEqual(['mail', []]);
    const alert = {
      channel: 'telegram',
      template: 'filter-matches',
      recipient: null,
      user_id: 1,
      priority: 1,
    };
    expect([first, other]).toEqual([
      expect.objectContaining({ ...alert, data: '{"message":"1-1"}', status: 'queued' }),
      expect.objectContaining({ ...alert, data: '{"message":"5-6"}', status: 'dropped' }),
    ]);
    expect(answer).toMatchObject({
      ...{ channel: 'telegram', template: 'answer', recipient: '77', user_id: null, priority: 0 },
      ...{ data: '{"text":"Merhaba"}', once_key: 'answer/7/1', status: 'queued' },
    });
    const parts = await database.manager.find(TelegramPart, { order: { id: 'ASC' } });
    expect(parts.map(({ told, ...each }) => ({ ...each, told: JSON.parse(told) as unknown }))).toEqual([
      {
        ...{ id: 11, message_id: first!.id, position: 0, chat_id: '55', telegram_id: 101 },
        ...{ text_hash: 'x', sent_at: INSTANT },
        told: { filters: [{ ...filters[0], matches: [alerted(1)] }, filters[1]] },
      },
      {
        ...{ id: 12, message_id: first!.id, position: 1_000, chat_id: '55', telegram_id: 102 },
        ...{ text_hash: 'x', sent_at: INSTANT },
        told: { filters: [{ ...filters[0], matches: [alerted(2)] }] },
      },
    ]);
    expect(await database.manager.find(TelegramPartMatch, { order: { part_id: 'ASC' } })).toEqual([
      { part_id: 11, match_id: 1, revision: 4, has_result: true },
      { part_id: 12, match_id: 2, revision: 0, has_result: false },
    ]);
    for (const table of ['mails', 'telegram_messages', 'telegram_parts', 'telegram_part_matches'])
      expect([table, await withRunner((runner) => runner.hasTable(table))]).toEqual([table, false]);
  });
});
