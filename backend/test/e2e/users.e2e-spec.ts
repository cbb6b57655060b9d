import { foldText } from '../../src/platform/text/fold';
import { PasswordToken } from '../../src/modules/auth/entities/password-token.entity';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { mailedToken, outboxOf } from '../support/outbox';
import { DATABASE_NAME } from '../support/test-database';
import { newUser, userForm, userRequests } from '../support/user-requests';

const MINUTE = 60_000;

describe(`the users table on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { http, isLoggedIn, stored } = userRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  describe('listing', () => {
    it('shows everything about an account but its secrets', async () => {
      const end = new Date(site.clock.now().getTime() + MINUTE);
      const member = await site.member('user', { end, name: 'Çağrı' });
      const [row] = (await http().get('/api/users?q=cagri')).body;
      expect(row).toEqual({
        id: member.id,
        undeliverable_since: null,
        username: 'Çağrı',
        email: member.email,
        tg_link: '',
        role: 'user',
        subscription_end_date: end.toISOString(),
        reference_code: expect.stringMatching(/^\w{4}-\w{4}$/),
        is_blocked: false,
        blocked_reason: null,
        created_at: site.clock.now().toISOString(),
      });
      const byCode = await http().get(`/api/users?q=${row.reference_code.toLowerCase()}`);
      expect(byCode.body).toEqual([row]);
    });

    it('shows an expired member as waiting', async () => {
      const member = await site.member('user', { end: site.clock.now() });
      const [row] = (await http().get(`/api/users?q=${member.username}@`)).body;
      expect(row.role).toBe('wait');
    });

    it('is an array of all, or a sorted page with the number of all', async () => {
      const all = await http().get('/api/users');
      const page = await http().get('/api/users?page=2&per_page=1&sort=username&order=asc');
      const names = all.body.map((row: { username: string }) => row.username) as string[];
      names.sort((a, b) => (foldText(a) < foldText(b) ? -1 : 1));
      expect([page.body[0].username, page.headers['x-total-count']]).toEqual([
        names[1],
        String(names.length),
      ]);
    });

    it.each(['sort=password_hash', 'sort=__proto__', 'order=up', 'per_page=0', 'page=x', 'role=admin'])(
      'refuses ?%s',
      async (query) => {
        expect((await http().get(`/api/users?${query}`)).status).toBe(400);
      },
    );
  });

  describe('adding', () => {
    it('makes an account without a password, whose owner sets one by a mailed link', async () => {
      const answer = await http()
        .post('/api/users')
        .send(newUser({ tg_link: 't.me/yeni_uye', role: 'editor' }));
      expect([answer.status, answer.body]).toEqual([
        201,
        expect.objectContaining({ role: 'editor', tg_link: 'https://t.me/yeni_uye', is_blocked: false }),
      ]);
      const { email, username } = answer.body;
      const [mail, ...more] = await outboxOf(site, email);
      expect(more).toEqual([]);
      expect(mail!.subject).toBe('Hesabınız açıldı: şifrenizi belirleyin');
      expect(mail!.headers.map((header) => header.key)).not.toContain('list-unsubscribe');

      expect((await site.http().post('/api/login').send({ email, password: TEST_PASSWORD })).status).toBe(
        401,
      );
      const token = await mailedToken(site, email);
      const confirm = await site
        .http()
        .post('/api/password-reset/confirm')
        .send({ token, password: 'kanat oyuncusu' });
      expect(confirm.status).toBe(204);
      const login = await site.http().post('/api/login').send({ email, password: 'kanat oyuncusu' });
      expect(login.body).toMatchObject({ role: 'editor', username });
    });

    it('keeps only a hash of the link’s token', async () => {
      const { body } = await http().post('/api/users').send(newUser());
      const token = await mailedToken(site, body.email);
      const rows = await site.database.getRepository(PasswordToken).findBy({ user_id: body.id });
      expect(rows).toHaveLength(1);
      const everything = JSON.stringify([
        rows,
        await site.database.query('SELECT * FROM outbox'),
        await site.database.query('SELECT * FROM audit_entries'),
      ]);
      expect(everything).not.toContain(token);
    });

    it('refuses names that are taken, under folding, and adds or mails nothing then', async () => {
      const { body: taken } = await http()
        .post('/api/users')
        .send(newUser({ username: 'Işık' }));
      const sameEmail = await http()
        .post('/api/users')
        .send(newUser({ email: taken.email.toUpperCase() }));
      const sameName = await http()
        .post('/api/users')
        .send(newUser({ username: 'ISIK', email: 'isik@example.com' }));
      expect([sameEmail.status, sameEmail.body.fields]).toEqual([
        409,
        { email: 'Bu e-posta adresi zaten kayıtlı.' },
      ]);
      expect([sameName.status, sameName.body.fields]).toEqual([
        409,
        { username: 'Bu kullanıcı adı zaten alınmış.' },
      ]);
      expect(await outboxOf(site, 'isik@example.com')).toEqual([]);
    });

    it.each([
      [{ username: '' }, { username: 'Ad Zorunlu' }],
      [{ email: 'x' }, { email: 'Yanlış Mail Formatı' }],
      [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'Yanlış Mail Formatı' }],
      [{ role: 'root' }, { role: 'Rol admin, editor, user veya wait olmalı.' }],
      [{ role: ['admin'] }, { role: 'Rol admin, editor, user veya wait olmalı.' }],
      [{ tg_link: 'javascript:alert(1)' }, { tg_link: expect.stringMatching(/t\.me/) }],
      [{ tg_link: 5 }, { tg_link: expect.stringMatching(/t\.me/) }],
      [{ password: 'x' }, { password: 'Bilinmeyen alan.' }],
      [{ password_hash: 'x' }, { password_hash: 'Bilinmeyen alan.' }],
      [{ id: 1 }, { id: 'Bilinmeyen alan.' }],
    ])('refuses %j', async (changes, fields) => {
      const answer = await http().post('/api/users').send(newUser(changes));
      expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    });
  });

  describe('deleting', () => {
    it('ends the account’s sessions at once and frees its names; the record stays', async () => {
      const member = await site.member('user');
      const answer = await http().delete(`/api/users/${member.id}`);
      expect([answer.status, answer.body]).toEqual([200, { message: 'Kullanıcı silindi.' }]);
      expect(await isLoggedIn(member)).toBe(false);
      expect((await http().delete(`/api/users/${member.id}`)).status).toBe(404);
      const again = await http().post('/api/users').send(userForm(member));
      expect(again.status).toBe(201);
      const [entry] = (await http().get('/api/audit?q=delete')).body;
      expect(entry).toMatchObject({ action: 'delete', entity_id: member.id, after: null });
    });
  });

  describe('a comment block', () => {
    it('is set with a reason and lifted again, both recorded', async () => {
      const member = await site.member('user');
      const blocked = await http().put(`/api/users/${member.id}/block`).send({ reason: ' Hakaret ' });
      expect([blocked.status, blocked.body]).toEqual([
        200,
        expect.objectContaining({ is_blocked: true, blocked_reason: 'Hakaret' }),
      ]);
      expect(await isLoggedIn(member)).toBe(true);
      const lifted = await http().delete(`/api/users/${member.id}/block`);
      expect([lifted.status, lifted.body]).toEqual([200, { message: 'Kullanıcının engeli kaldırıldı.' }]);
      expect(await stored(member.id)).toMatchObject({ is_blocked: false, blocked_reason: null });
      const entries = (await http().get('/api/audit?q=hakaret')).body as { action: string }[];
      expect(entries.map((entry) => entry.action)).toEqual(['unblock', 'block']);
    });

    it.each([
      {},
      { reason: '' },
      { reason: '   ' },
      { reason: 'x'.repeat(201) },
      { reason: 5 },
      { reason: 'x', until: 'x' },
    ])('is refused for %j', async (body) => {
      const member = await site.member('user');
      expect((await http().put(`/api/users/${member.id}/block`).send(body)).status).toBe(400);
      expect((await stored(member.id))?.is_blocked).toBe(false);
    });

    it('is refused for an unknown account', async () => {
      expect((await http().put('/api/users/999999/block').send({ reason: 'x' })).status).toBe(404);
      expect((await http().delete('/api/users/999999/block')).status).toBe(404);
    });
  });

  describe('ending sessions', () => {
    it('logs an account out everywhere', async () => {
      const member = await site.member('user');
      const second = { ...member, token: await site.app.get(SessionsService).begin(member.id) };
      const answer = await http().delete(`/api/users/${member.id}/sessions`);
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Kullanıcının tüm oturumları kapatıldı.' },
      ]);
      expect([await isLoggedIn(member), await isLoggedIn(second)]).toEqual([false, false]);
      expect((await http().delete('/api/users/999999/sessions')).status).toBe(404);
    });
  });
});
