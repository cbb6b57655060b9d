import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Jobs } from '../../src/platform/background/jobs';
import { writeBackup } from '../../src/platform/database/backup/write-backup';
import { OutgoingHold } from '../../src/platform/database/outgoing-hold';
import { SiteStateService } from '../../src/modules/admin/site-state/site-state.service';
import type { SiteStateDto } from '../../src/modules/admin/dto/site-state.dto';
import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { Outbox } from '../../src/modules/delivery/outbox/queue/outbox';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { outboxOf } from '../support/outbox';
import { runCli } from '../support/run-cli';
import { TestTelegram } from '../support/telegram';
import { DATABASE_NAME } from '../support/test-database';

const DAY = 24 * 60 * 60_000;
const OUTGOING = [
  'mail',
  'newsletters',
  'reminders',
  'alerts',
  'telegram',
  'telegram-updates',
  'telegram-results',
  'feeds',
];
const CHAT = '77';

describe(`a copy restored from a backup on the ${DATABASE_NAME}`, () => {
  let live: TestSite;
  let copy: TestSite;
  let admin: TestMember;
  let member: TestMember;
  let feed: Server;
  let folder: string;
  let fetched = 0;
  const telegram = new TestTelegram(1);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'oran-copy-'));
    feed = createServer((_, response) => {
      fetched += 1;
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    await telegram.start();
    await telegram.join(CHAT);
  });
  afterAll(async () => {
    await telegram.stop();
    feed.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A site with something of each kind to send or to fetch, in place of which its own backup is put. */
  beforeEach(async () => {
    live = await createTestSite();
    await live.app.get(Jobs).stop(...OUTGOING.filter((name) => !name.startsWith('telegram')), 'picks');
    admin = await live.member('admin');
    member = await live.member('user', { end: new Date(live.clock.now().getTime() + 2 * DAY) });
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/bugun.csv`;
    await live
      .http(admin.token)
      .put('/api/feeds')
      .send({ feeds: [{ url, every_minutes: 30, enabled: true }] })
      .expect(200);
    await live.http().post('/api/password-reset').send({ email: member.email }).expect(202);
    await until(async () => (await live.database.getRepository(OutboxMessage).count()) === 1);
    await live.app.get(Outbox).add({
      ...{ channel: 'telegram', template: 'answer', recipient: CHAT, priority: 0 },
      data: { text: 'Bağlandınız.' },
    });
    const file = join(folder, `${Date.now()}.backup`);
    await writeBackup(live.database, live.settings.dataDir, file, live.clock.now());
    const restored = await runCli('restore', live.settings, file, '--replace');
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('npm run release') as string });
    fetched = 0;
    const environment = { ...telegram.settings, FEED_PRIVATE_ADDRESSES: '1' };
    copy = await createTestSite(environment, live);
    await copy.app.get(Jobs).stop(...OUTGOING);
  });
  afterEach(async () => {
    await copy?.close();
    await live?.close();
  });

  const runAll = async () => {
    for (const name of OUTGOING) await copy.run(name);
  };
  const sentTexts = async () => (await telegram.state()).messages.map(({ text }) => text);
  const mails = () =>
    copy.database.getRepository(OutboxMessage).find({ where: { channel: 'mail' }, order: { id: 'ASC' } });
  const state = async (): Promise<SiteStateDto> =>
    (await copy.http(admin.token).get('/api/site-state').expect(200)).body as SiteStateDto;

  it('sends nothing and fetches nothing until an admin releases it, then does all that waits', async () => {
    const calls = async () => (await telegram.state()).calls.length;
    const before = { calls: await calls(), texts: await sentTexts() };
    await runAll();
    expect(await outboxOf(copy, member.email)).toEqual([]);
    expect([await calls(), await sentTexts(), fetched]).toEqual([before.calls, before.texts, 0]);
    // the reminder that is due isn't even queued
    expect((await mails()).map(({ status }) => status)).toEqual(['queued']);
    const { held } = await state();
    expect(held).toMatchObject({ mails: 1, messages: 1, newsletters: 0 });
    expect(Date.now() - new Date(held!.since).getTime()).toBeLessThan(110_000);

    const { body } = await copy
      .http(admin.token)
      .post('/api/site-state/release')
      .send({ waiting: 'send' })
      .expect(200);
    expect((body as SiteStateDto).held).toBeNull();
    await runAll();
    expect(fetched).toBe(1);
    expect(await sentTexts()).toContain('Bağlandınız.');
    expect((await mails()).map(({ template }) => template)).toEqual([
      'password-reset',
      'membership-ends-in-3-days',
    ]);
    expect(await outboxOf(copy, member.email)).toHaveLength(2);
    const entry = await copy.database.getRepository(AuditEntry).findOneByOrFail({ entity: 'site' });
    expect([entry.action, entry.username]).toEqual(['release', admin.username]);
  });

  it('is released on the command line without what the live site may have sent since', async () => {
    const { code, output } = await runCli('release', copy.settings, '--drop-waiting');
    expect([code, output]).toEqual([0, expect.stringContaining('1 e-posta') as string]);
    expect(output).toContain('gönderilmeyecek');
    const before = await sentTexts();
    await runAll();
    expect((await mails()).map(({ status }) => status)).toEqual(['dropped', 'queued']);
    expect(await sentTexts()).toEqual(before);
    expect((await runCli('release', copy.settings)).output).toContain('bekletilen bir şey yok');
    expect((await state()).held).toBeNull();
  });

  it('stops a newsletter that was being queued, and none that came later', async () => {
    const release = copy.app.get(SiteStateService);
    const columns =
      'user_id, username, subject, body, search_text, recipients, last_subscriber_id, reached_subscriber_id, queued, created_at';
    const add = (subject: string, at: string) =>
      copy.database.query(
        `INSERT INTO newsletters (${columns}) VALUES (1, 'a', '${subject}', 'b', 'c', 9, 9, 0, 0, '${at}')`,
      );
    await add('Eski', '2026-05-01 10:00:00.000');
    await add('Yeni', '2099-05-01 10:00:00.000');
    expect((await state()).held).toMatchObject({ newsletters: 1 });
    await release.release('drop');
    const rows = await copy.database.query<{ subject: string; stopped_at: unknown }[]>(
      'SELECT subject, stopped_at FROM newsletters ORDER BY id',
    );
    expect(rows.map(({ subject, stopped_at }) => [subject, stopped_at !== null])).toEqual([
      ['Eski', true],
      ['Yeni', false],
    ]);
    expect(await copy.app.get(OutgoingHold).isHeld()).toBe(false);
  });

  it('stays held while nobody has said what becomes of what waits, and a backup of it does not know', async () => {
    const again = join(folder, `${Date.now()}-again.backup`);
    await writeBackup(copy.database, copy.settings.dataDir, again, copy.clock.now());
    expect(gunzipSync(readFileSync(again)).toString()).not.toContain('outgoing_hold');
    await copy.http(admin.token).post('/api/site-state/release').send({ waiting: 'later' }).expect(400);
    expect(await copy.app.get(OutgoingHold).isHeld()).toBe(true);
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
