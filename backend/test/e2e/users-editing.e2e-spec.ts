import { User } from '../../src/modules/users/entities/user.entity';
import { confirmSession } from '../support/confirmation';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { mailedToken, outboxOf } from '../support/outbox';
import { DATABASE_NAME } from '../support/test-database';
import { newUser, userForm, userRequests } from '../support/user-requests';

const MINUTE = 60_000;

describe(`changes in the users table on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { change, http, isLoggedIn, stored } = userRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  // each test begins with it, whatever time the one before took
  beforeEach(() => confirmSession(site, admin));

  afterAll(() => site?.close());

  describe('editing', () => {
    it('changes names, link and role, and records both states without secrets', async () => {
      const member = await site.member('user');
      const answer = await change(member, {
        username: 'degisti',
        email: 'degisti@example.com',
        tg_link: 'https://t.me/degisti',
        role: 'editor',
      });
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({ id: member.id, username: 'degisti', role: 'editor' }),
      ]);
      expect(await isLoggedIn(member)).toBe(true);
      const [entry] = (await http().get('/api/audit?q=degisti')).body;
      expect(entry).toMatchObject({
        username: admin.username,
        action: 'update',
        entity: 'users',
        entity_id: member.id,
        before: { username: member.username, role: 'user' },
        after: { username: 'degisti', role: 'editor' },
      });
      expect(JSON.stringify(entry)).not.toMatch(/argon2|password/);
    });

    it.each([
      ['admin', 'editor'],
      ['editor', 'user'],
      ['user', 'wait'],
    ] as const)('ends all sessions of an %s who becomes %s', async (from, to) => {
      const member = await site.member(from);
      expect((await change(member, { role: to })).status).toBe(200);
      expect(await isLoggedIn(member)).toBe(false);
    });

    it('leaves sessions alone when the role rises or stays', async () => {
      const member = await site.member('wait');
      for (const role of ['wait', 'user', 'editor', 'admin', 'admin']) {
        expect((await change(member, { role })).body.role).toBe(role);
        expect(await isLoggedIn(member)).toBe(true);
      }
      await change(member, { role: 'wait' });
    });

    it('to user makes an expired account open-ended, and to wait ends a membership now', async () => {
      const expired = await site.member('user', { end: new Date(site.clock.now().getTime() - MINUTE) });
      expect((await change(expired, { role: 'user' })).body).toMatchObject({
        role: 'user',
        subscription_end_date: null,
      });
      const active = await site.member('user', { end: new Date(site.clock.now().getTime() + MINUTE) });
      expect((await change(active, { role: 'wait' })).body).toMatchObject({
        role: 'wait',
        subscription_end_date: site.clock.now().toISOString(),
      });
    });

    it('of an expired account’s e-mail alone opens nothing', async () => {
      const expired = await site.member('user', { end: new Date(site.clock.now().getTime() - MINUTE) });
      const [row] = (await http().get(`/api/users?q=${expired.email}`)).body;
      const { username, tg_link, role } = row;
      const answer = await http()
        .put(`/api/users/${expired.id}`)
        .send({ username, tg_link, role, email: `yeni-${expired.email}` });
      expect(answer.body).toMatchObject({
        role: 'wait',
        subscription_end_date: row.subscription_end_date,
      });
      expect((await site.http(expired.token).get('/api/odd-columns')).status).toBe(403);
    });

    it('ends a membership for good: what was granted before no longer counts', async () => {
      const member = await site.member('wait');
      const grant = (minutes: number) =>
        http().post('/api/subscriptions').send({ user_id: member.id, duration_minutes: minutes });
      const first = (await grant(1000)).body;
      await grant(2000);
      site.clock.advance(MINUTE);
      await change(member, { role: 'wait' });
      site.clock.advance(MINUTE);
      await http().delete(`/api/subscriptions/${first.id}`);
      expect(await stored(member.id)).toMatchObject({ role: 'wait' });
      await grant(10);
      expect(await stored(member.id)).toMatchObject({
        role: 'user',
        subscription_end_date: new Date(site.clock.now().getTime() + 10 * MINUTE),
      });
    });

    it('of an address makes links mailed to the old one worthless', async () => {
      const { body: user } = await http().post('/api/users').send(newUser());
      const token = await mailedToken(site, user.email);
      const { username, tg_link, role } = user;
      await http()
        .put(`/api/users/${user.id}`)
        .send({ username, tg_link, role, email: 'tasindi@example.com' });
      const confirm = await site
        .http()
        .post('/api/password-reset/confirm')
        .send({ token, password: 'kanat oyuncusu' });
      expect([confirm.status, confirm.body.code]).toEqual([400, 'INVALID_LINK']);
    });

    it('of an address is mailed to the former one', async () => {
      const member = await site.member('user');
      expect((await change(member, { email: 'yeni-adres@example.com' })).status).toBe(200);
      expect((await outboxOf(site, member.email)).map((mail) => mail.subject)).toEqual([
        'Hesabınızın e-posta adresi değiştirildi',
      ]);
      expect(await outboxOf(site, 'yeni-adres@example.com')).toEqual([]);
    });

    it('refuses a taken name, an unknown account and a missing field', async () => {
      const [one, two] = [await site.member('user'), await site.member('user')];
      expect((await change(one, { username: two.username })).body.code).toBe('USERNAME_TAKEN');
      expect((await change(one, { email: two.email })).body.code).toBe('EMAIL_TAKEN');
      expect((await change({ ...one, id: 999_999 }, {})).status).toBe(404);
      expect((await http().put(`/api/users/${one.id}`).send({ role: 'user' })).status).toBe(400);
      expect((await http().put('/api/users/abc').send(userForm(one))).status).toBe(400);
    });
  });

  describe('the last admin', () => {
    beforeEach(async () => {
      await site.database.getRepository(User).update({ role: 'admin' }, { role: 'editor' });
    });

    it('can’t be demoted, and no admin can delete the own account here', async () => {
      const boss = await site.member('admin');
      admin = boss;
      const demoted = await change(boss, { role: 'user' });
      expect([demoted.status, demoted.body.code]).toEqual([409, 'LAST_ADMIN']);
      const deleted = await http().delete(`/api/users/${boss.id}`);
      expect([deleted.status, deleted.body.error]).toEqual([409, 'Kendi hesabınızı buradan silemezsiniz.']);
      expect((await stored(boss.id))?.role).toBe('admin');
    });

    it('is left over when two admins demote each other at once', async () => {
      const [one, two] = [await site.member('admin'), await site.member('admin')];
      for (const each of [one, two]) await confirmSession(site, each);
      const answers = await Promise.all([
        site
          .http(one.token)
          .put(`/api/users/${two.id}`)
          .send(userForm(two, { role: 'editor' })),
        site
          .http(two.token)
          .put(`/api/users/${one.id}`)
          .send(userForm(one, { role: 'editor' })),
      ]);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(await site.database.getRepository(User).countBy({ role: 'admin' })).toBe(1);
      admin = answers[0]!.status === 200 ? one : two;
    });

    it('is left over when two admins delete each other at once', async () => {
      const [one, two] = [await site.member('admin'), await site.member('admin')];
      for (const each of [one, two]) await confirmSession(site, each);
      const answers = await Promise.all([
        site.http(one.token).delete(`/api/users/${two.id}`),
        site.http(two.token).delete(`/api/users/${one.id}`),
      ]);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(await site.database.getRepository(User).countBy({ role: 'admin' })).toBe(1);
      admin = answers[0]!.status === 200 ? one : two;
    });
  });
});
