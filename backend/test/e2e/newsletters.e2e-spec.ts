import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { Jobs } from '../../src/platform/background/jobs';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { MailClaims } from '../../src/modules/delivery/mail/worker/mail-claims';
import { Newsletter } from '../../src/modules/delivery/newsletter/entities/newsletter.entity';
import { Subscriber } from '../../src/modules/delivery/newsletter/entities/subscriber.entity';
import { UnsubscribeService } from '../../src/modules/delivery/newsletter/unsubscribe.service';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addToRecord } from '../support/pick-record';
import { DATABASE_NAME } from '../support/test-database';

const WORDS = { subject: 'Haftanın maçları', text: 'Merhaba,\nşu <b>maçlar</b> var.\n\nİyi hafta sonları.' };

interface Row {
  id: number;
  status: string;
  recipients: number;
  sent: number;
  waiting: number;
  failed: number;
  dropped: number;
}

describe(`newsletters on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeEach(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
    admin = await site.member('admin');
    // the tests themselves give both jobs their turns
    await site.app.get(Jobs).stop('newsletters', 'mail');
  });

  afterEach(() => site?.close());

  const queueAll = () => site.run('newsletters');
  const sendAll = () => site.run('mail');
  const post = (path: string, body?: object) => site.http(admin.token).post(path).send(body);
  const list = async () => (await site.http(admin.token).get('/api/newsletters')).body as Row[];
  const subscribe = async (...emails: string[]) => {
    for (const email of emails)
      await site.http().post('/api/subscribe').send({ email, phonenumber: '05551112233', consent: true });
  };
  /** Many at once: the form takes twenty in ten minutes. */
  const subscribeMany = async (count: number) => {
    const now = site.clock.now();
    const rows = Array.from({ length: count }, (_, index) => ({
      email: `abone${index}@example.com`,
      email_key: `abone${index}@example.com`,
      phonenumber: '',
      created_at: now,
      consent_at: now,
      consent_text_version: '1',
      consent_ip: '::1',
      unsubscribed_at: null,
    }));
    for (let from = 0; from < count; from += 500)
      await site.database.manager.insert(Subscriber, rows.slice(from, from + 500));
  };
  const outbox = async (): Promise<Email[]> => {
    const folder = join(site.settings.dataDir, 'outbox');
    const files = readdirSync(folder).sort();
    return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  };
  const recipients = async () => (await outbox()).map((mail) => mail.to![0]!.address).sort();

  it('go to everybody who agreed and has not unsubscribed, each with a link to unsubscribe', async () => {
    await subscribe('Ayse@example.com', 'veli@example.com', 'ayrilan@example.com');
    const gone = site.app.get(UnsubscribeService).links('', 'newsletter', 'ayrilan@example.com').oneClick;
    await site
      .http()
      .post('/api/unsubscribe')
      .send({ token: new URL(gone, 'http://x').searchParams.get('token') });
    await post('/api/subscribers', { email: 'eklenen@example.com', phonenumber: '05551112233' });
    await post('/api/subscribe', { email: 'onaysiz@example.com', phonenumber: '05551112233' });
    const audience = await site.http(admin.token).get('/api/newsletters/audience');
    expect(audience.body).toEqual({
      consenting: 2,
      undeliverable: 0,
      unsubscribed: 1,
      without_consent: 2,
    });

    const { status, body } = await post('/api/newsletters', WORDS);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...WORDS, status: 'queueing', recipients: 2, waiting: 2, sent: 0 }),
    ]);
    await queueAll();
    expect((await list())[0]).toMatchObject({ status: 'sending', waiting: 2, sent: 0 });
    await sendAll();
    expect((await list())[0]).toMatchObject({ status: 'sent', waiting: 0, sent: 2, failed: 0, dropped: 0 });

    expect(await recipients()).toEqual(['Ayse@example.com', 'veli@example.com']);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ subject: WORDS.subject });
    expect(mail!.text).toContain('şu <b>maçlar</b> var.\n\nİyi hafta sonları.');
    expect(mail!.html).toContain('şu &lt;b&gt;maçlar&lt;/b&gt; var.');
    const link = /https:\/\/oran\.example\/abonelik-iptal\?token=([\w.-]+)/.exec(mail!.text!)!;
    expect(mail!.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
      '/api/unsubscribe?token=',
    );
    await site.http().post('/api/unsubscribe').send({ token: link[1] }).expect(200);
    expect((await site.http(admin.token).get('/api/newsletters/audience')).body.consenting).toBe(1);
  });

  it('reach no one who unsubscribes before the mail goes out, nor anyone who came later', async () => {
    await subscribe('kalan@example.com', 'ayrilan@example.com');
    await post('/api/newsletters', WORDS).expect(201);
    await subscribe('yeni@example.com');
    await queueAll();
    await site.database.manager.update(
      Subscriber,
      { email_key: 'ayrilan@example.com' },
      { unsubscribed_at: site.clock.now() },
    );
    await sendAll();
    expect(await recipients()).toEqual(['kalan@example.com']);
    expect((await list())[0]).toMatchObject({ status: 'sent', sent: 1, dropped: 1, waiting: 0 });
  });

  it('are queued once for each of many, also when a batch is repeated by another process', async () => {
    await subscribeMany(1_203);
    const { body } = await post('/api/newsletters', WORDS);
    expect(body.recipients).toBe(1_203);
    await Promise.all([queueAll(), queueAll()]);
    await queueAll();
    const mails = await site.database.manager.findBy(OutboxMessage, { newsletter_id: body.id as number });
    expect([mails.length, new Set(mails.map((mail) => mail.recipient)).size]).toEqual([1_203, 1_203]);
    expect((await list())[0]).toMatchObject({ status: 'sending', waiting: 1_203 });
  });

  it('go on after a restart where the last batch ended', async () => {
    await subscribeMany(600);
    const { body } = await post('/api/newsletters', WORDS);
    await queueAll();
    // as if the process had ended after the first batch
    const rows = await site.database.manager.find(OutboxMessage, {
      where: { newsletter_id: body.id as number },
      order: { id: 'ASC' },
    });
    await site.database.manager.remove(rows.slice(500));
    const [subscriber] = await site.database.manager.findBy(Subscriber, {
      email_key: 'abone499@example.com',
    });
    const reached = { finished_at: null, queued: 500, reached_subscriber_id: subscriber!.id };
    await site.database.manager.update(Newsletter, { id: body.id as number }, reached);
    await queueAll();
    const mails = await site.database.manager.findBy(OutboxMessage, { newsletter_id: body.id as number });
    expect(new Set(mails.map((mail) => mail.recipient)).size).toBe(600);
    expect(mails).toHaveLength(600);
  });

  it('print the end of the editors’ record as it was when they were sent off, the same in every mail', async () => {
    await addToRecord(site, 3);
    await subscribe('a@example.com', 'b@example.com');
    const { count, hash } = (await site.http().get('/api/pick-record/head')).body;
    await post('/api/newsletters', WORDS).expect(201);
    await post('/api/newsletters/test', WORDS).expect(202);
    await queueAll();
    await addToRecord(site, 1);
    await sendAll();
    const mails = await outbox();
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) {
      for (const said of [text!, html!]) {
        expect(said).toContain(`Editör sicilinin ${count}. ve son satırının parmak izi: ${hash}.`);
        expect(said).toContain('https://oran.example/sicil-denetimi');
      }
    }
  });

  it('say nothing of a record that is empty', async () => {
    await subscribe('a@example.com');
    await post('/api/newsletters', WORDS).expect(201);
    await post('/api/newsletters/test', WORDS).expect(202);
    await queueAll();
    await sendAll();
    const texts = (await outbox()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/sicil/i);
  });

  it('let every other mail pass first', async () => {
    await subscribe('abone@example.com');
    await post('/api/newsletters', WORDS);
    await queueAll();
    site.clock.advance(1_000);
    await post(`/api/users/${admin.id}/password-mail`).expect(202);
    const [first] = await site.app.get(MailClaims).claim({ all: 1, ofMany: 1 });
    expect(first!.template).toBe('password-reset');
  });

  it('are one when sent twice within ten minutes, and two later or with other words', async () => {
    await subscribe('abone@example.com');
    const first = await post('/api/newsletters', WORDS);
    site.clock.advance(9 * 60_000);
    const again = await post('/api/newsletters', WORDS);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await post('/api/newsletters', { ...WORDS, text: 'başka' });
    expect(other.body.id).not.toBe(first.body.id);
    site.clock.advance(2 * 60_000);
    const later = await post('/api/newsletters', WORDS);
    expect(later.body.id).not.toBe(first.body.id);
  });

  it('send nothing more once stopped', async () => {
    await subscribe('a@example.com', 'b@example.com');
    const { body } = await post('/api/newsletters', WORDS);
    await queueAll();
    const stopped = await post(`/api/newsletters/${body.id}/stop`);
    expect([stopped.status, stopped.body]).toEqual([
      200,
      expect.objectContaining({ status: 'stopped', waiting: 0, dropped: 2, sent: 0 }),
    ]);
    await queueAll();
    await sendAll();
    await post('/api/newsletters', { ...WORDS, text: 'ikinci' });
    await post(`/api/newsletters/${body.id + 1}/stop`);
    await queueAll();
    expect(await site.database.manager.countBy(OutboxMessage, { newsletter_id: body.id + 1 })).toBe(0);
    await post('/api/newsletters/999999/stop').expect(404);
  });

  it('can be tried on oneself, before anybody has subscribed', async () => {
    const { status, body } = await post('/api/newsletters/test', WORDS);
    expect([status, body.message]).toEqual([202, `Deneme e-postası ${admin.email} adresine gönderiliyor.`]);
    await sendAll();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ subject: '[Deneme] Haftanın maçları', to: [{ address: admin.email }] });
    expect(mail!.text).toContain('abonelik-iptal?token=');
    expect(await list()).toEqual([]);
  });

  it('are refused without recipients or words', async () => {
    const refused = await post('/api/newsletters', WORDS);
    expect([refused.status, refused.body.error]).toEqual([409, 'Bülten için onay vermiş abone yok.']);
    const empty = await post('/api/newsletters', { subject: ' ', text: '' });
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      { subject: 'Konu zorunlu.', text: 'Metin zorunlu.' },
    ]);
    const long = await post('/api/newsletters', { subject: 'x'.repeat(151), text: 'x'.repeat(10_001) });
    expect(Object.keys(long.body.fields as object)).toEqual(['subject', 'text']);
  });

  it('go with a member’s account', async () => {
    const member = await site.member('user');
    await subscribe(member.email, 'baska@example.com');
    await post('/api/newsletters', WORDS);
    await queueAll();
    await site.http(admin.token).delete(`/api/users/${member.id}`).expect(200);
    const left = await site.database.manager.find(OutboxMessage, { where: { template: 'newsletter' } });
    expect(left.map((mail) => mail.recipient)).toEqual(['baska@example.com']);
  });
});
