import { HttpAdapterHost } from '@nestjs/core';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { Jobs } from '../../src/platform/background/jobs';
import { Metrics } from '../../src/platform/telemetry/metrics';
import { Telemetry } from '../../src/platform/telemetry/telemetry';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { MailService } from '../../src/modules/delivery/mail/mail.service';
import { Outbox } from '../../src/modules/delivery/outbox/queue/outbox';
import { OutboxWorker } from '../../src/modules/delivery/outbox/queue/outbox-worker';
import { MailChannel } from '../../src/modules/delivery/mail/worker/mail-channel';
import { MailServer } from '../../src/modules/delivery/mail/server/mail-server';
import { UndeliverableAddresses } from '../../src/modules/delivery/mail/undeliverable/undeliverable-addresses';
import { MailClaims } from '../../src/modules/delivery/mail/worker/mail-claims';
import { MailDelivery } from '../../src/modules/delivery/mail/worker/mail-delivery';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { until } from '../support/site-archive';
import { TestSmtp } from '../support/smtp';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;

/** Queues a mail the way modules do. */
function queue(site: TestSite, to: string, options: { onceKey?: string; reason?: string } = {}) {
  const { onceKey, reason = 'Tutar <b>eksik</b> & ğüşiöç ⚽' } = options;
  return site.database.transaction(() =>
    site.app.get(MailService).queue({
      template: 'receipt-rejected',
      to,
      data: { username: 'Gökçe', reason },
      onceKey,
    }),
  );
}
/** Gives the worker its turns: one may end early at a mail that can't be sent now. */
async function send(site: TestSite): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await site.run('mail');
}
const mails = async (site: TestSite, admin: TestMember, q = '') =>
  (await site.http(admin.token).get(`/api/mails?q=${encodeURIComponent(q)}`)).body;

describe(`mail without an SMTP server on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example/' });
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const outbox = () => join(site.settings.dataDir, 'outbox');

  it('goes out in one run, also where mails end while there is no room to take more', async () => {
    for (let n = 0; n < 12; n++) await queue(site, `kalabalik${n}@example.com`);
    await site.database.query("UPDATE outbox SET priority = 1 WHERE recipient LIKE 'kalabalik%'");
    const claims = site.app.get(MailClaims);
    const claim = claims.claim.bind(claims);
    const delivery = site.app.get(MailDelivery);
    const deliver = delivery.send.bind(delivery);
    let underWay = 0;
    jest.spyOn(delivery, 'send').mockImplementation(async (mail) => {
      underWay += 1;
      await sleep(150);
      return deliver(mail).finally(() => (underWay -= 1));
    });
    let without = 0;
    jest.spyOn(claims, 'claim').mockImplementation(async (room) => {
      const claimed = await claim(room);
      if (claimed.length > 0 || underWay === 0) return claimed;
      without += 1;
      await until('those under way to end', () => underWay === 0);
      await sleep(100);
      return claimed;
    });
    await site.run('mail');
    jest.restoreAllMocks();
    expect(without).toBeGreaterThan(0);
    expect(await site.database.getRepository(OutboxMessage).countBy({ status: 'queued' })).toBe(0);
    rmSync(outbox(), { recursive: true });
  });

  it('becomes a valid .eml file with text and HTML', async () => {
    await queue(site, 'gökçe@example.com');
    await send(site);
    const [file, ...others] = readdirSync(outbox());
    expect(others).toEqual([]);
    expect(file).toMatch(/^20260517T120000-000Z-\d+-receipt-rejected\.eml$/);

    const raw = readFileSync(join(outbox(), file!));
    expect(raw.includes('\r\n')).toBe(true);
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      subject: 'Dekontunuz onaylanmadı',
      from: { name: 'Oran Arşivi', address: 'destek@example.com' },
      messageId: expect.stringMatching(/^<mail-\d+-\w+@example\.com>$/),
      date: '2026-05-17T12:00:00.000Z',
    });
    expect(mail.text).toContain('Sebep: Tutar <b>eksik</b> & ğüşiöç ⚽');
    expect(mail.text).toContain('https://oran.example/satinal');
    expect(mail.html).toContain('Sebep: Tutar &lt;b&gt;eksik&lt;/b&gt; &amp; ğüşiöç ⚽');
    expect(mail.html).not.toContain('<b>');
  });

  it('can’t be given further headers or recipients by what people write', async () => {
    const before = readdirSync(outbox());
    await queue(site, 'a@example.com', { reason: 'x\r\nBcc: boss@example.com\r\n\r\nmore' });
    await send(site);
    const file = readdirSync(outbox()).find((each) => !before.includes(each))!;
    const mail = await PostalMime.parse(readFileSync(join(outbox(), file)));
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toEqual([{ name: '', address: 'a@example.com' }]);
  });

  it('is sent once for a key, however often it is queued', async () => {
    await Promise.all(Array.from({ length: 4 }, () => queue(site, 'once@example.com', { onceKey: 'once' })));
    await Promise.all([send(site), send(site)]);
    expect(await mails(site, admin, 'ONCE@example')).toEqual([
      expect.objectContaining({ recipient: 'once@example.com', status: 'sent', attempts: 1 }),
    ]);
  });

  it('is not queued by a transaction that fails', async () => {
    const attempt = site.database.transaction(async () => {
      await site.app.get(MailService).queue({
        template: 'receipt-rejected',
        to: 'nobody@example.com',
        data: { username: 'x', reason: 'y' },
      });
      throw new Error('roll back');
    });
    await expect(attempt).rejects.toThrow('roll back');
    expect(await mails(site, admin, 'nobody@')).toEqual([]);
  });

  it('shows the admin neither text nor data', async () => {
    const [row] = await mails(site, admin);
    expect(Object.keys(row).sort()).toEqual([
      'attempts',
      'created_at',
      'id',
      'last_error',
      'next_attempt_at',
      'recipient',
      'sent_at',
      'status',
      'template',
    ]);
  });

  it('waits while another process sends it, and is sent a minute after the last sign of life', async () => {
    await queue(site, 'claimed@example.com');
    const claim = {
      claimed_by: 'another-host|1|x',
      claimed_until: new Date(site.clock.now().getTime() + MINUTE),
    };
    await site.database.manager.update(OutboxMessage, { recipient: 'claimed@example.com' }, claim);
    const status = async () => (await mails(site, admin, 'claimed@'))[0].status;
    await send(site);
    expect(await status()).toBe('queued');
    site.clock.advance(MINUTE);
    await send(site);
    expect(await status()).toBe('sent');
  });

  it('is forgotten 90 days after it was sent', async () => {
    site.clock.advance(91 * 24 * 60 * MINUTE);
    await site.run('old-messages');
    admin = await site.member('admin');
    expect(await mails(site, admin)).toEqual([]);
  });

  it('is looked after by admins only', async () => {
    const editor = await site.member('editor');
    expect((await site.http(editor.token).get('/api/mails')).status).toBe(403);
    expect((await site.http(editor.token).post('/api/mails/1/retry')).status).toBe(403);
    expect((await site.http(admin.token).post('/api/mails/99999/retry')).status).toBe(404);
    expect((await site.http(admin.token).post('/api/mails/x/retry')).status).toBe(400);
    expect((await site.http(admin.token).get('/api/mails?sort=data')).status).toBe(400);
  });
});

describe(`mail through a real SMTP server on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const smtp = new TestSmtp();

  beforeAll(async () => {
    await smtp.start();
    site = await createTestSite({ SMTP_URL: smtp.url });
    admin = await site.member('admin');
  });

  afterAll(async () => {
    await site?.close();
    await smtp.remove();
  });

  const arrived = (to: string) => smtp.received().filter((each) => each.to === to);

  it('arrives, and nothing is written to the outbox', async () => {
    await queue(site, 'uye@example.com');
    await send(site);
    const [mail, ...more] = arrived('uye@example.com');
    expect(more).toEqual([]);
    const read = await PostalMime.parse(mail!.message);
    expect(read.subject).toBe('Dekontunuz onaylanmadı');
    expect(read.text).toContain('ğüşiöç ⚽');
    expect(existsSync(join(site.settings.dataDir, 'outbox'))).toBe(false);
  });

  it('waits while the server is down, asks again with growing pauses, and arrives when it is back', async () => {
    await smtp.stop();
    await queue(site, 'first@example.com');
    await queue(site, 'second@example.com');
    await send(site);
    const since = site.clock.now().toISOString();
    const state = async () => (await site.http(admin.token).get('/api/mails/state')).body;
    const inMinutes = (minutes: number) =>
      new Date(site.clock.now().getTime() + minutes * MINUTE).toISOString();
    expect(await state()).toEqual({
      failing_since: since,
      reason: 'Posta sunucusu bağlantıyı reddediyor.',
      detail: expect.stringContaining('ECONNREFUSED'),
      next_attempt_at: inMinutes(1),
    });
    // it is not their fault: they count no attempt
    for (const to of ['first@', 'second@'])
      expect((await mails(site, admin, to))[0]).toMatchObject({ status: 'queued', attempts: 0 });
    expect((await site.http().get('/api/health')).body).toMatchObject({ status: 'ok', mail: 'failing' });
    expect((await site.http(admin.token).get('/api/site-state')).body.failing).toEqual(['mail']);

    for (const pause of [2, 5, 15, 15]) {
      site.clock.set((await state()).next_attempt_at);
      await send(site);
      expect(await state()).toMatchObject({ failing_since: since, next_attempt_at: inMinutes(pause) });
    }
    expect((await site.http().get('/api/metrics')).text).toContain(`mail_failing_seconds ${23 * 60}`);

    await smtp.start();
    await send(site);
    expect(arrived('first@example.com')).toEqual([]);
    site.clock.set((await state()).next_attempt_at);
    await send(site);
    expect(await state()).toEqual({
      failing_since: null,
      reason: null,
      detail: null,
      next_attempt_at: null,
    });
    expect((await site.http().get('/api/health')).body).toMatchObject({ mail: 'ok' });
    expect(arrived('first@example.com')).toHaveLength(1);
    expect(arrived('second@example.com')).toHaveLength(1);
    expect((await mails(site, admin, 'first@'))[0]).toMatchObject({ status: 'sent', last_error: null });
  });

  it('that is sent again by an admin has a server that was down asked at once', async () => {
    await smtp.stop();
    await queue(site, 'impatient@example.com');
    await send(site);
    await smtp.start();
    await send(site);
    expect(arrived('impatient@example.com')).toEqual([]);
    const [row] = await mails(site, admin, 'impatient@');
    await site.http(admin.token).post(`/api/mails/${row.id}/retry`).expect(200);
    await send(site);
    expect(arrived('impatient@example.com')).toHaveLength(1);
  });

  it('is given up after ten attempts of its own', async () => {
    await queue(site, 'last@busy.example');
    await site.database.query("UPDATE outbox SET attempts = 10 WHERE recipient = 'last@busy.example'");
    await send(site);
    expect((await mails(site, admin, 'last@busy'))[0]).toMatchObject({ status: 'failed', attempts: 11 });
  });

  it('is given up at once when the mailbox is refused for good, and tried again when only for now', async () => {
    await queue(site, 'x@refused.example');
    await queue(site, 'x@busy.example');
    await queue(site, 'behind@example.com');
    await send(site);
    expect((await mails(site, admin, 'refused.example'))[0]).toMatchObject({
      status: 'failed',
      attempts: 1,
      next_attempt_at: null,
      last_error: expect.stringContaining('no such mailbox'),
    });
    expect((await mails(site, admin, 'busy.example'))[0]).toMatchObject({ status: 'queued', attempts: 1 });
    expect(arrived('behind@example.com')).toHaveLength(1);
  });

  it('is sent again when an admin says so, which is recorded; a sent one is not', async () => {
    const [failed] = await mails(site, admin, 'refused.example');
    const answer = await site.http(admin.token).post(`/api/mails/${failed.id}/retry`);
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ id: failed.id, status: 'queued', attempts: 0, last_error: null }),
    ]);
    const [entry] = (await site.http(admin.token).get('/api/audit?q=retry')).body;
    expect(entry).toMatchObject({ entity: 'mails', entity_id: failed.id, before: { status: 'failed' } });

    const [sent] = await mails(site, admin, 'first@');
    expect((await site.http(admin.token).post(`/api/mails/${sent.id}/retry`)).status).toBe(409);
    await send(site);
  });

  it('is sent by one of several workers only', async () => {
    const processes = Array.from({ length: 4 }, () => {
      const jobs = new Jobs(site.app.get(HttpAdapterHost));
      new MailChannel(
        site.app.get(MailClaims),
        site.app.get(MailDelivery),
        site.app.get(MailServer),
        site.app.get(UndeliverableAddresses),
        new OutboxWorker(site.app.get(Outbox), new Telemetry(), new Metrics(), jobs),
      );
      return jobs;
    });
    // the site's own worker has its schedule: what it took must have ended too
    const runAll = () => Promise.all([site.run('mail'), ...processes.map((jobs) => jobs.run('mail'))]);
    await runAll();
    for (let number = 0; number < 8; number += 1) await queue(site, `many${number}@example.com`);
    await runAll();
    expect(smtp.received().filter((each) => each.to.startsWith('many'))).toHaveLength(8);
  });
});
