import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { AbstractLogger, type LogLevel, type LogMessage } from 'typeorm';
import { Jobs } from '../../src/platform/background/jobs';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { UndeliverableAddress } from '../../src/modules/delivery/mail/entities/undeliverable-address.entity';
import { MailClaims } from '../../src/modules/delivery/mail/worker/mail-claims';
import { Newsletter } from '../../src/modules/delivery/newsletter/entities/newsletter.entity';
import { Subscriber } from '../../src/modules/delivery/newsletter/entities/subscriber.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { TestSmtp } from '../support/smtp';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const WORDS = { subject: 'Haftanın maçları', text: 'Merhaba' };

/** The statements that the database is sent. */
class SeenStatements extends AbstractLogger {
  readonly statements: string[] = [];

  override logQuery(query: string): void {
    this.statements.push(query);
  }

  protected writeLog(_level: LogLevel, _message: LogMessage | LogMessage[]): void {}
}

describe(`mails on their way on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const smtp = new TestSmtp();

  beforeAll(() => smtp.start());
  beforeEach(async () => {
    site = await createTestSite({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://oran.example/' });
    admin = await site.member('admin');
    // the tests themselves give the jobs their turns
    await site.app.get(Jobs).stop('newsletters', 'mail');
  });
  afterEach(() => site?.close());
  afterAll(() => smtp.remove());

  const send = () => site.run('mail');
  const http = () => site.http(admin.token);
  const arrived = (to: string) => smtp.received().filter((each) => each.to === to);
  const rowsOf = (recipient: string) =>
    site.database.manager.find(OutboxMessage, { where: { recipient }, order: { id: 'ASC' } });

  async function subscribe(...emails: string[]): Promise<void> {
    const now = site.clock.now();
    const consent = { consent_at: now, consent_text_version: '1', consent_ip: '::1', unsubscribed_at: null };
    const rows = emails.map((email) => ({
      ...{ email, email_key: email.toLowerCase(), phonenumber: '', created_at: now },
      ...consent,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await site.database.manager.insert(Subscriber, rows.slice(from, from + 500));
  }
  const readers = (count: number, domain = 'example.com') =>
    Array.from({ length: count }, (_, n) => `abone${n}@${domain}`);
  async function queueNewsletter(text = WORDS.text): Promise<number> {
    const { body } = await http()
      .post('/api/newsletters')
      .send({ ...WORDS, text })
      .expect(201);
    await site.run('newsletters');
    return body.id as number;
  }
  const askForPassword = ({ id }: TestMember) => http().post(`/api/users/${id}/password-mail`).expect(202);

  describe('of a long newsletter', () => {
    it('are claimed by reading no more rows than are taken, whatever waits', async () => {
      await subscribe(...readers(1_200));
      await queueNewsletter();
      const log = new SeenStatements();
      const former = site.database.logger;
      site.database.setOptions({ logger: log });
      let claimed: OutboxMessage[];
      try {
        claimed = await site.app.get(MailClaims).claim({ all: 5, ofMany: 4 });
      } finally {
        site.database.setOptions({ logger: former });
      }
      expect(claimed).toHaveLength(4);
      const reads = log.statements.filter((each) => /FROM [`"]outbox[`"]/.test(each));
      expect(reads.length).toBeGreaterThan(0);
      for (const each of reads) expect(each).toMatch(/LIMIT \d$/);
    });

    it('go over a few connections that are kept, from the site’s own host, with the name of the list', async () => {
      const before = smtp.received().length;
      await subscribe(...readers(30));
      await queueNewsletter();
      await send();
      const mails = smtp.received().slice(before);
      expect(mails.map(({ to }) => to).sort()).toEqual(readers(30).sort());
      const read = await Promise.all(mails.map(({ message }) => PostalMime.parse(message)));
      const header = (mail: (typeof read)[number], name: string) =>
        mail.headers.find(({ key }) => key === name)?.value;
      const traces = new Set(read.map((mail) => header(mail, 'received')!));
      expect(traces.size).toBeLessThanOrEqual(5);
      for (const trace of traces) expect(trace).toMatch(/^from oran\.example with/);
      for (const mail of read) expect(header(mail, 'list-id')).toBe('<bulten.oran.example>');
    });

    it('end at once when it is stopped, and let a password mail pass while the server is slow', async () => {
      await subscribe(...readers(40, 'slow.example'));
      const id = await queueNewsletter();
      const run = send();
      while (arrived('abone0@slow.example').length === 0) await new Promise((done) => setTimeout(done, 10));
      await askForPassword(admin);
      while (arrived(admin.email).length === 0) await new Promise((done) => setTimeout(done, 10));
      const passed = smtp
        .received()
        .filter(({ to }) => to.startsWith('abone') && to.endsWith('@slow.example'));
      expect(passed.length).toBeLessThan(30);
      await http().post(`/api/newsletters/${id}/stop`).expect(200);
      await run;
      const sent = await site.database.manager.countBy(OutboxMessage, { newsletter_id: id, status: 'sent' });
      expect(sent).toBeLessThan(40);
      expect(smtp.received().filter(({ to }) => to.endsWith('@slow.example'))).toHaveLength(sent);
    });
  });

  describe('under a limit for an hour', () => {
    const limit = (mails_per_hour: unknown) => http().put('/api/settings').send({ mails_per_hour });
    const sent = () => site.database.manager.countBy(OutboxMessage, { status: 'sent' });

    it('are no more than that, evenly, of all processes together, and a password mail still goes out', async () => {
      await limit(60).expect(200);
      await subscribe(...readers(80));
      await queueNewsletter();
      const other = await createTestSite({ SMTP_URL: smtp.url }, site);
      try {
        await other.app.get(Jobs).stop('newsletters', 'mail');
        for (let minute = 0; minute < 60; minute += 1) {
          await Promise.all([send(), other.run('mail')]);
          await send();
          expect(await sent()).toBeLessThanOrEqual(minute + 1);
          site.clock.advance(MINUTE);
          other.clock.advance(MINUTE);
        }
        // nine tenths of sixty
        expect(await sent()).toBe(54);
        // the session has ended meanwhile
        admin = await site.member('admin');
        await askForPassword(admin);
        await send();
        expect(await sent()).toBe(55);
        const [row] = (await http().get('/api/newsletters')).body;
        expect(row).toMatchObject({ waiting: 26, hourly_rate: expect.any(Number) });
        expect(row.hourly_rate).toBeLessThanOrEqual(54);
      } finally {
        await other.close();
      }
    });

    it('have one that is a number and not negative', async () => {
      for (const wrong of [-1, 1.5, 'çok', 1_000_001]) {
        const { status, body } = await limit(wrong);
        expect([status, Object.keys(body.fields as object)]).toEqual([400, ['mails_per_hour']]);
      }
      expect((await limit('250').expect(200)).body.mails_per_hour).toBe(250);
    });
  });

  it('show when the newsletter will have gone out, as fast as the last minutes were', async () => {
    await subscribe(...readers(40));
    const id = await queueNewsletter();
    const row = async () => (await http().get('/api/newsletters')).body[0];
    expect(await row()).toMatchObject({ waiting: 40, hourly_rate: null, ends_at: null });
    // twenty went out in the last minute
    await site.database.query("UPDATE outbox SET status = 'sent' WHERE newsletter_id = ? AND id % 2 = 0", [
      id,
    ]);
    const minute = Math.floor(site.clock.now().getTime() / MINUTE);
    await site.database.query('INSERT INTO mail_minutes (minute, mails) VALUES (?, 20)', [minute]);
    site.clock.advance(MINUTE);
    expect(await row()).toMatchObject({
      waiting: 20,
      hourly_rate: 1_200,
      ends_at: new Date(site.clock.now().getTime() + MINUTE).toISOString(),
    });
    await site.database.manager.update(Newsletter, { id }, { finished_at: site.clock.now() });
  });

  describe('refused for one recipient', () => {
    it('for now wait longer each time, and nothing else does', async () => {
      await subscribe('a@busy.example', ...readers(10));
      await queueNewsletter();
      await send();
      const [first] = await rowsOf('a@busy.example');
      const now = site.clock.now().getTime();
      expect(first).toMatchObject({ status: 'queued', attempts: 1, next_attempt_at: new Date(now + MINUTE) });
      expect(await site.database.manager.countBy(OutboxMessage, { status: 'sent' })).toBe(10);
      site.clock.advance(MINUTE);
      await send();
      const later = new Date(site.clock.now().getTime() + 2 * MINUTE);
      expect((await rowsOf('a@busy.example'))[0]).toMatchObject({ attempts: 2, next_attempt_at: later });
      expect((await http().get('/api/mails/state')).body.failing_since).toBeNull();
    });

    it('for good mark the address, which gets no more newsletters until the mark is gone', async () => {
      await subscribe('Yok@refused.example', 'var@example.com');
      await queueNewsletter();
      await send();
      expect((await rowsOf('Yok@refused.example'))[0]).toMatchObject({ status: 'failed', attempts: 1 });
      const list = async () => (await http().get('/api/undeliverable-addresses')).body;
      const [mark, ...others] = await list();
      expect([mark, others]).toEqual([
        {
          id: expect.any(Number),
          email: 'yok@refused.example',
          username: null,
          is_subscriber: true,
          reason: expect.stringContaining('no such mailbox'),
          since: site.clock.now().toISOString(),
        },
        [],
      ]);
      const [row] = (await http().get('/api/subscribers?q=yok@')).body;
      expect(row.undeliverable_since).toBe(mark.since);
      expect((await http().get('/api/newsletters/audience')).body).toMatchObject({
        consenting: 1,
        undeliverable: 1,
      });
      await queueNewsletter('ikinci');
      await send();
      expect(await rowsOf('Yok@refused.example')).toHaveLength(1);
      expect(await rowsOf('var@example.com')).toHaveLength(2);

      await http().delete(`/api/undeliverable-addresses/${mark.id}`).expect(200);
      await http().delete(`/api/undeliverable-addresses/${mark.id}`).expect(404);
      const [entry] = (await http().get('/api/audit?q=undeliverable')).body;
      expect(entry).toMatchObject({ action: 'delete', before: { email: 'yok@refused.example' } });
      await queueNewsletter('üçüncü');
      expect(await rowsOf('Yok@refused.example')).toHaveLength(2);
    });

    it('for good leave a mark that goes when a mail arrives, and which password mails don’t mind', async () => {
      const end = new Date(site.clock.now().getTime() + 24 * 60 * MINUTE);
      const member = await site.member('user', { end });
      const mark = { email_key: member.email, reason: '550 no such mailbox', since: site.clock.now() };
      await site.database.manager.insert(UndeliverableAddress, mark);
      const [row] = (await http().get(`/api/users?q=${member.username}`)).body;
      expect(row.undeliverable_since).toBe(mark.since.toISOString());
      expect((await http().get('/api/undeliverable-addresses')).body[0]).toMatchObject({
        username: member.username,
        is_subscriber: false,
      });
      await site.run('reminders');
      await send();
      expect((await rowsOf(member.email))[0]).toMatchObject({
        ...{ template: 'membership-ends-in-1-day', status: 'dropped' },
        last_error: 'Adres ulaşılamıyor olarak işaretli.',
      });
      await askForPassword(member);
      await send();
      expect((await rowsOf(member.email))[1]).toMatchObject({ template: 'password-reset', status: 'sent' });
      expect(await site.database.manager.count(UndeliverableAddress)).toBe(0);
    });

    it('for good leave a mark that is personal data, and one of nobody is forgotten', async () => {
      const member = await site.member('user');
      const since = site.clock.now();
      for (const email_key of [member.email, 'kimse@example.com'])
        await site.database.manager.insert(UndeliverableAddress, { email_key, reason: 'x', since });
      const exported = await site.http(member.token).get('/api/profile/export');
      expect(JSON.parse(exported.text).undeliverable_address).toMatchObject({ email: member.email });
      await site.run('old-messages');
      const marks = async () =>
        (await site.database.manager.find(UndeliverableAddress)).map((each) => each.email_key);
      expect(await marks()).toEqual([member.email]);
      await http().delete(`/api/users/${member.id}`).expect(200);
      expect(await marks()).toEqual([]);
    });

    it('because of the sender are tried later, mark no address, and a row of them pauses all', async () => {
      const refused = readers(12).map((_, n) => `550_5.7.1_relaying_denied_${n}@reply.example`);
      await subscribe(...refused, 'sonra@example.com');
      await queueNewsletter();
      await send();
      expect(await site.database.manager.count(UndeliverableAddress)).toBe(0);
      const rows = await site.database.manager.find(OutboxMessage, { order: { id: 'ASC' } });
      expect(rows.every(({ status }) => status === 'queued')).toBe(true);
      const tried = rows.filter(({ attempts }) => attempts === 1).length;
      expect([tried >= 5, tried < 12]).toEqual([true, true]);
      const state = async () => (await http().get('/api/mails/state')).body;
      expect(await state()).toMatchObject({
        reason: 'Posta sunucusu bu gönderenden e-posta kabul etmiyor.',
        detail: expect.stringContaining('relaying denied'),
      });
      for (let turn = 0; turn < 12 && arrived('sonra@example.com').length === 0; turn += 1) {
        site.clock.set((await state()).next_attempt_at);
        await send();
      }
      expect(arrived('sonra@example.com')).toHaveLength(1);
    });
  });
});

describe(`a mail server that takes no mail at all on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let server: Server | null = null;
  const sockets = new Set<Socket>();

  afterEach(async () => {
    await site?.close();
    for (const socket of sockets) socket.destroy();
    server?.close();
  });

  /** What admins are shown after a mail could not be sent to a server that answers each line in its own way. */
  async function stateAfter(
    answer: (line: string) => string,
    url = (port: number) => `smtp://127.0.0.1:${port}`,
  ) {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.write(answer(''));
      socket.on('data', (chunk) => socket.write(answer(chunk.toString())));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    site = await createTestSite({ SMTP_URL: url((server.address() as AddressInfo).port) });
    const admin = await site.member('admin');
    await site.app.get(Jobs).stop('mail');
    await site.http(admin.token).post(`/api/users/${admin.id}/password-mail`).expect(202);
    await site.run('mail');
    const [mail] = await site.database.manager.find(OutboxMessage);
    expect(mail).toMatchObject({ status: 'queued', attempts: 0 });
    return (await site.http(admin.token).get('/api/mails/state')).body as { reason: string; detail: string };
  }

  it('because it shuts down is said to be busy', async () => {
    expect(await stateAfter(() => '421 4.3.2 shutting down\r\n')).toMatchObject({
      reason: 'Posta sunucusu şu anda e-posta kabul etmiyor.',
      detail: expect.stringContaining('421 4.3.2'),
    });
  });

  it('because of the password is said to refuse the login', async () => {
    const state = await stateAfter(
      (line) =>
        line === ''
          ? '220 hello\r\n'
          : line.startsWith('EHLO')
            ? '250-hello\r\n250 AUTH PLAIN\r\n'
            : '535 5.7.8 bad credentials\r\n',
      (port) => `smtp://user:wrong@127.0.0.1:${port}`,
    );
    expect(state.reason).toBe('Posta sunucusu kullanıcı adını veya şifreyi kabul etmiyor.');
  });

  it('because of the sender is said to refuse that', async () => {
    const state = await stateAfter((line) =>
      line === ''
        ? '220 hello\r\n'
        : line.startsWith('MAIL FROM')
          ? '553 5.7.1 Sender address rejected: not owned by user\r\n'
          : '250 fine\r\n',
    );
    expect(state.reason).toBe('Posta sunucusu bu gönderenden e-posta kabul etmiyor.');
  });
});
