import { Logger } from '@nestjs/common';
import { EmailKeys1764060000000 } from '../../src/platform/database/migrations/1764060000000-email-keys';
import { Subscriber } from '../../src/modules/delivery/newsletter/entities/subscriber.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { mailedToken, outboxOf } from '../support/outbox';
import { runCli } from '../support/run-cli';
import { DATABASE_NAME } from '../support/test-database';

const TURKISH_LETTER = 'E-posta adresinde Türkçe harf olamaz.';
const PHONE = '05551112233';

describe(`addresses on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let made = 0;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
    admin = await site.member('admin');
  });
  afterAll(() => site?.close());

  const send = (path: string, body: object, method: 'post' | 'put' = 'post') =>
    site.http(admin.token)[method](path).send(body);
  const login = (email: string) => send('/api/login', { email, password: TEST_PASSWORD });
  const username = () => `uye${(made += 1)}`;
  const register = (email: string) =>
    send('/api/register', { username: username(), email, password: TEST_PASSWORD });
  const contact = { name: 'Üye', phonenumber: PHONE, subject: 'Soru', message: 'Merhaba' };
  /** Every form that takes an address. */
  const forms: Record<string, (email: string) => ReturnType<typeof send>> = {
    registration: register,
    'the contact form': (email) => send('/api/contact', { ...contact, email }),
    'the newsletter form': (email) => send('/api/subscribe', { email, phonenumber: PHONE, consent: true }),
    'the users table': (email) => send('/api/users', { username: username(), email, role: 'user' }),
    'the contacts table': (email) =>
      send('/api/contacts', { name: 'Üye', phonenumber: PHONE, metin: 'Not', email }),
    'the subscribers table': (email) => send('/api/subscribers', { email, phonenumber: PHONE }),
    'the settings': (email) => send('/api/settings', { support_email: email }, 'put'),
  };

  it('are one account’s, whether i is typed as İ, ı, I or i', async () => {
    expect((await register('İLKER77@GMAİL.COM')).status).toBe(201);
    for (const typed of ['ilker77@gmail.com', 'İLKER77@gmail.com', 'ılker77@gmail.com', 'ılker77@gmaıl.com'])
      expect([typed, (await login(typed)).status]).toEqual([typed, 200]);
    const again = await register('ılker77@gmail.com');
    expect([again.status, again.body.code]).toEqual([409, 'EMAIL_TAKEN']);

    await send('/api/password-reset', { email: 'ılker77@gmail.com' }).expect(202);
    expect(await mailedToken(site, 'ILKER77@gmail.com')).not.toBe('');
  });

  it('are one subscriber’s and one sender’s likewise', async () => {
    const phonenumber = PHONE;
    for (const email of ['İSTEK@example.com', 'ıstek@example.com'])
      await send('/api/subscribe', { email, phonenumber, consent: true }).expect(201);
    const rows = await site.database.getRepository(Subscriber).findBy({ email_key: 'istek@example.com' });
    expect(rows.map(({ email }) => email)).toEqual(['ISTEK@example.com']);
    await send('/api/contact', { ...contact, email: 'ısmarla@example.com' }).expect(201);
    expect(
      await site.database.query('SELECT email, email_key FROM contacts ORDER BY id DESC LIMIT 1'),
    ).toEqual([{ email: 'ismarla@example.com', email_key: 'ismarla@example.com' }]);
  });

  it.each(Object.keys(forms))(
    'with other letters outside ASCII before the @ are refused in %s',
    async (form) => {
      for (const email of ['çağrı@example.com', 'иван@example.com']) {
        const { status, body } = await forms[form]!(email);
        expect([status, body.fields]).toEqual([
          400,
          { [form === 'the settings' ? 'support_email' : 'email']: TURKISH_LETTER },
        ]);
      }
    },
  );

  it.each(Object.keys(forms))('have their domain in its xn-- form in what %s keeps', async (form) => {
    const local = `alan${(made += 1)}`;
    expect((await forms[form]!(`${local}@ığdır.example`)).status).toBeLessThan(300);
    const kept = `${local}@xn--dr-wna5ec.example`;
    const places = ['users', 'contacts', 'subscribers'].map((table) => `SELECT email FROM ${table}`);
    const rows = (await site.database.query(places.join(' UNION '))) as { email: string }[];
    const { body: settings } = await site.http().get('/api/settings');
    expect([...rows.map(({ email }) => email), settings.support_email]).toContain(kept);
  });

  it('of both forms of a domain are one', async () => {
    expect((await register('uye@müller.de')).status).toBe(201);
    for (const typed of ['uye@müller.de', 'UYE@MÜLLER.DE', 'uye@xn--mller-kva.de'])
      expect((await login(typed)).status).toBe(200);
    expect((await register('uye@xn--mller-kva.de')).body.code).toBe('EMAIL_TAKEN');
  });

  it('are read so by the command that makes an admin', async () => {
    const run = (email: string) =>
      runCli('admin-create', site.settings, '--email', email, '--username', username());
    const refused = await run('müdür@example.com');
    expect([refused.code, refused.output.trim()]).toEqual([1, TURKISH_LETTER]);
    expect((await run('YÖNETİM@example.com')).output.trim()).toBe(TURKISH_LETTER);
    const created = await run('YENİ.ADMİN@example.com');
    expect([created.code, created.output]).toEqual([0, expect.stringContaining('YENI.ADMIN@example.com')]);
  });

  describe('from before', () => {
    /** What an account of an earlier version has in its row. */
    async function older(email: string): Promise<TestMember> {
      const member = await site.member('user');
      await site.database
        .getRepository(User)
        .update({ id: member.id }, { email, email_key: email.toLowerCase() });
      return { ...member, email };
    }
    const migrate = async () => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      const runner = site.database.createQueryRunner();
      await new EmailKeys1764060000000().up(runner);
      await runner.release();
      const calls = [...warn.mock.calls] as unknown[][];
      warn.mockRestore();
      return calls.map(([what]) => what);
    };
    const emailOf = async ({ id }: TestMember) =>
      (await site.database.getRepository(User).findOneByOrFail({ id })).email;

    it('log in, are kept in the new form, and stay where that form is another row’s', async () => {
      const typed = await older('İNCİ@örnek.example');
      const [first, second] = [await older('sinem@example.com'), await older('Sİnem@example.com')];
      const letters = await older('Gülşah@example.com');
      const row = {
        phonenumber: PHONE,
        created_at: new Date(),
        consent_at: null,
        consent_text_version: null,
      };
      await site.database.getRepository(Subscriber).insert(
        ['kİm@example.com', 'kim@example.com'].map((email) => ({
          ...row,
          email,
          email_key: email.toLowerCase(),
          consent_ip: null,
          unsubscribed_at: null,
        })),
      );
      const members = [typed, first, second, letters];
      const all = async () => {
        const answers = await Promise.all(members.map(({ email }) => login(email)));
        return answers.map(({ body }) => body.username as string);
      };
      expect(await all()).toEqual(members.map((member) => member.username));
      expect(await migrate()).toEqual([
        { table: 'users', rows: [second.id] },
        { table: 'subscribers', rows: [expect.any(Number)] },
      ]);
      expect(await all()).toEqual(members.map((member) => member.username));
      expect(await Promise.all(members.map(emailOf))).toEqual([
        'INCI@xn--rnek-4qa.example',
        'sinem@example.com',
        'Sİnem@example.com',
        'Gülşah@example.com',
      ]);
      expect((await login('inci@xn--rnek-4qa.example')).status).toBe(200);
      expect(await migrate()).toHaveLength(2);
    });

    it('with letters that are refused now may stay when an admin changes the rest', async () => {
      const member = await older('ümit@example.com');
      const { username: name, email } = member;
      const change = (values: object) =>
        send(`/api/users/${member.id}`, { username: name, email, role: 'editor', ...values }, 'put');
      const kept = await change({});
      expect([kept.status, kept.body.role, kept.body.email]).toEqual([200, 'editor', email]);
      const other = await change({ email: 'ümitcan@example.com' });
      expect([other.status, other.body.fields]).toEqual([400, { email: TURKISH_LETTER }]);
      await send('/api/password-reset', { email }).expect(202);
      expect(await outboxOf(site, email)).toHaveLength(1);
    });
  });
});
