import { UnsubscribeService } from '../../src/modules/delivery/newsletter/unsubscribe.service';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

describe(`consents on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite();
  });

  afterAll(() => site?.close());

  describe('the choice of mails', () => {
    const choices = async ({ token }: TestMember) => (await site.http(token).get('/api/profile/mails')).body;
    const choose = ({ token }: TestMember, body: object) =>
      site.http(token).put('/api/profile/mails').send(body);
    const consentsOf = async ({ token }: TestMember) =>
      (await site.http(token).get('/api/profile/export')).body.consents;

    it('starts with reminders and without the newsletter', async () => {
      expect(await choices(await site.member('wait'))).toEqual({ reminders: true, newsletter: false });
    });

    it('turns reminders off and on again, also after the link in a mail turned them off', async () => {
      const member = await site.member('user');
      const off = await choose(member, { reminders: false });
      expect([off.status, off.body]).toEqual([200, { reminders: false, newsletter: false }]);
      expect((await choose(member, { reminders: true })).body.reminders).toBe(true);

      const { page } = site.app.get(UnsubscribeService).links('', 'reminder', member.email);
      const token = new URLSearchParams(page.split('?')[1]).get('token');
      expect((await site.http().post('/api/unsubscribe').send({ token })).status).toBe(200);
      expect(await choices(member)).toEqual({ reminders: false, newsletter: false });
      await choose(member, { reminders: true });
      expect(await choices(member)).toEqual({ reminders: true, newsletter: false });
    });

    it('remembers since when reminders are off, however often that is said', async () => {
      const member = await site.member('user');
      await choose(member, { reminders: false });
      const since = site.clock.now().toISOString();
      site.clock.advance(60_000);
      await choose(member, { reminders: false });
      const { body } = await site.http(member.token).get('/api/profile/export');
      expect(body.account.reminders_off_at).toBe(since);
    });

    it('shows no newsletter for an address that a form gave without consent, and lets it begin here', async () => {
      const member = await site.member('user');
      const form = { email: member.email, phonenumber: '05551112233' };
      await site.http().post('/api/subscribe').send(form).expect(201);
      expect((await choices(member)).newsletter).toBe(false);
      expect((await choose(member, { newsletter: true })).body.newsletter).toBe(true);
      expect((await choices(member)).newsletter).toBe(true);
    });

    it('takes the newsletter as consent with its proof, ends it, and begins again', async () => {
      const member = await site.member('wait');
      expect((await choose(member, { newsletter: true })).body.newsletter).toBe(true);
      const first = {
        kind: 'newsletter',
        text_version: '2026-11-eposta',
        given_at: site.clock.now().toISOString(),
      };
      expect(await consentsOf(member)).toEqual([
        { ...first, address: expect.stringMatching(/127\.0\.0\.1/) },
      ]);
      const row = async () =>
        (await site.http(member.token).get('/api/profile/export')).body.newsletter as Record<string, unknown>;
      expect(await row()).toMatchObject({ email: member.email, unsubscribed_at: null });

      expect((await choose(member, { newsletter: false })).body.newsletter).toBe(false);
      expect(await row()).toMatchObject({ unsubscribed_at: site.clock.now().toISOString() });
      await choose(member, { newsletter: false });

      site.clock.advance(60_000);
      expect((await choose(member, { newsletter: true })).body.newsletter).toBe(true);
      expect(await row()).toMatchObject({
        unsubscribed_at: null,
        consent_at: site.clock.now().toISOString(),
      });
      await choose(member, { newsletter: true });
      expect(await consentsOf(member)).toHaveLength(2);
    });

    it('leaves alone what is not named, and other members', async () => {
      const [member, other] = [await site.member('user'), await site.member('user')];
      await choose(member, { newsletter: true, reminders: false });
      expect((await choose(member, {})).body).toEqual({ reminders: false, newsletter: true });
      expect((await choose(member, { reminders: true })).body).toEqual({ reminders: true, newsletter: true });
      expect(await choices(other)).toEqual({ reminders: true, newsletter: false });
    });

    it.each([
      [{ reminders: 'true' }, 'reminders'],
      [{ reminders: null }, 'reminders'],
      [{ newsletter: 1 }, 'newsletter'],
      [{ newsletter: [true] }, 'newsletter'],
      [{ user_id: 1, reminders: true }, 'user_id'],
      [{ email: 'baskasi@example.com', newsletter: true }, 'email'],
    ])('is refused as %j and changes nothing', async (body, field) => {
      const member = await site.member('user');
      const answer = await choose(member, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
      expect(await choices(member)).toEqual({ reminders: true, newsletter: false });
    });

    it('can’t be changed without end', async () => {
      const member = await site.member('user');
      const statuses: number[] = [];
      for (let count = 0; count < 31; count += 1)
        statuses.push((await choose(member, { reminders: count % 2 === 0 })).status);
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
      expect(statuses[30]).toBe(429);
    });
  });

  describe('at registration', () => {
    let made = 0;
    async function registered(extra: object) {
      made += 1;
      const email = `kayit${made}@example.com`;
      const password = 'iki forvet';
      const answer = await site
        .http()
        .post('/api/register')
        .send({ username: `kayit${made}`, email, password, ...extra });
      if (answer.status !== 201) return { answer, email, data: null };
      const { body } = await site.http().post('/api/login').send({ email, password });
      const { body: data } = await site.http(body.session_token).get('/api/profile/export');
      return { answer, email, data };
    }
    const subscribers = async (email: string) => {
      const admin = await site.member('admin');
      return (await site.http(admin.token).get(`/api/subscribers?q=${email}`)).body;
    };

    it('keeps which agreement was accepted, when and from where', async () => {
      const { data, email } = await registered({});
      const { body: settings } = await site.http().get('/api/settings');
      expect(data.consents).toEqual([
        {
          kind: 'terms',
          text_version: settings.agreement_version,
          address: expect.stringMatching(/127\.0\.0\.1/),
          given_at: site.clock.now().toISOString(),
        },
      ]);
      expect(await subscribers(email)).toEqual([]);
      expect((await registered({ terms_version: '2025-01' })).data.consents[0].text_version).toBe('2025-01');
    });

    it('subscribes to the newsletter when its own box was ticked, with the proof', async () => {
      const { data, email } = await registered({ newsletter_consent: true });
      expect(data.consents.map((consent: { kind: string }) => consent.kind)).toEqual(['terms', 'newsletter']);
      expect(await subscribers(email)).toEqual([
        expect.objectContaining({
          email,
          consent_at: site.clock.now().toISOString(),
          consent_text_version: data.consents[1].text_version,
          consent_ip: expect.stringMatching(/127\.0\.0\.1/),
          unsubscribed_at: null,
        }),
      ]);
    });

    it('subscribes to nothing when the box was left empty', async () => {
      const { data, email } = await registered({ newsletter_consent: false });
      expect(data.consents).toHaveLength(1);
      expect(await subscribers(email)).toEqual([]);
    });

    it.each([
      [{ terms_version: '' }, 'terms_version'],
      [{ terms_version: '<script>' }, 'terms_version'],
      [{ terms_version: 5 }, 'terms_version'],
      [{ terms_version: null }, 'terms_version'],
      [{ newsletter_consent: 'yes' }, 'newsletter_consent'],
      [{ newsletter_consent: null }, 'newsletter_consent'],
      [{ consents: [] }, 'consents'],
    ])('refuses %j and makes no account', async (extra, field) => {
      const { answer } = await registered(extra);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });
  });
});
