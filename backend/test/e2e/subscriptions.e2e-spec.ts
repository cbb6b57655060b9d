import { SessionsService } from '../../src/modules/auth/sessions.service';
import { User } from '../../src/modules/users/entities/user.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe(`memberships on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  /** An instant so many minutes from now. */
  const inMinutes = (minutes: number) => new Date(site.clock.now().getTime() + minutes * MINUTE);
  const account = async ({ id }: TestMember) => {
    const user = await site.database.getRepository(User).findOneByOrFail({ id });
    return { role: user.role, end: user.subscription_end_date };
  };
  const purchase = (body: object, key?: string, token = admin.token) => {
    const request = site.http(token).post('/api/purchase_subscription');
    return (key === undefined ? request : request.set('Idempotency-Key', key)).send(body);
  };
  const grant = async ({ id }: TestMember, minutes: number) =>
    (await site.http(admin.token).post('/api/subscriptions').send({ user_id: id, duration_minutes: minutes }))
      .body;
  const remove = (id: number) => site.http(admin.token).delete(`/api/subscriptions/${id}`);

  describe('a purchase', () => {
    it.each([
      ['1_day', 1],
      ['1_month', 30],
      ['3_month', 90],
      ['6_month', 180],
    ] as const)('of %s makes a waiting account a member for %i days', async (duration_type, days) => {
      const member = await site.member('wait');
      const answer = await purchase({ user_id: member.id, duration_type });
      expect([answer.status, answer.body]).toEqual([200, { status: 'success' }]);
      expect(await account(member)).toEqual({ role: 'user', end: inMinutes(days * 24 * 60) });
      const role = await site.http(member.token).get('/api/check_role');
      expect(role.body.role).toBe('user');
      expect((await site.http(member.token).get('/api/odd-columns')).status).toBe(200);
    });

    it('is added to what is left, and starts now when nothing is', async () => {
      const active = await site.member('user', { end: inMinutes(90) });
      const expired = await site.member('user', { end: inMinutes(-90) });
      for (const { id } of [active, expired]) await purchase({ user_id: `${id}`, duration_type: '1_day' });
      expect(await account(active)).toEqual({ role: 'user', end: inMinutes(90 + 1440) });
      expect(await account(expired)).toEqual({ role: 'user', end: inMinutes(1440) });
    });

    it('leaves admins and editors their role and open-ended members open-ended', async () => {
      const editor = await site.member('editor');
      const openEnded = await site.member('user');
      for (const { id } of [editor, openEnded]) await purchase({ user_id: id, duration_type: '1_day' });
      expect(await account(editor)).toEqual({ role: 'editor', end: inMinutes(1440) });
      expect(await account(openEnded)).toEqual({ role: 'user', end: null });
      const rows = (await site.http(admin.token).get(`/api/subscriptions?q=${openEnded.username}`)).body;
      expect(rows).toHaveLength(1);
    });

    it('opens paid data on the very next request, and its end closes it on the very next one', async () => {
      const member = await site.member('wait');
      const look = () => site.http(member.token).get('/api/odd-list-full-view');
      expect((await look()).body.code).toBe('MEMBERSHIP_REQUIRED');
      await grant(member, 2);
      expect((await look()).status).toBe(200);
      const begun = site.clock.now();
      site.clock.advance(2 * MINUTE - 1);
      expect((await look()).status).toBe(200);
      site.clock.advance(1);
      const refused = await look();
      expect([refused.status, refused.body.code]).toEqual([403, 'MEMBERSHIP_REQUIRED']);
      site.clock.set(begun);
    });

    it('adds up when eight come at once', async () => {
      const member = await site.member('wait');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? purchase({ user_id: member.id, duration_type: '1_month' })
            : site
                .http(admin.token)
                .post('/api/subscriptions')
                .send({ user_id: member.id, duration_minutes: '10' }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
      expect(await account(member)).toEqual({ role: 'user', end: inMinutes(4 * 43_200 + 4 * 10) });
    });

    it.each([
      [{}, ['duration_type', 'user_id']],
      [{ user_id: 1, duration_type: '2_month' }, ['duration_type']],
      [{ user_id: 1, duration_type: 'constructor' }, ['duration_type']],
      [{ user_id: 1, duration_type: ['1_day'] }, ['duration_type']],
      [{ user_id: 'x', duration_type: '1_day' }, ['user_id']],
      [{ user_id: -1, duration_type: '1_day' }, ['user_id']],
      [{ user_id: 1.5, duration_type: '1_day' }, ['user_id']],
      [{ user_id: { $gt: 0 }, duration_type: '1_day' }, ['user_id']],
      [{ user_id: 1, duration_type: '1_day', minutes: 5 }, ['minutes']],
    ])('is refused for %j', async (body, fields) => {
      const answer = await purchase(body);
      expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, fields]);
    });

    it('is refused for an unknown account, and to those who are no admins', async () => {
      const answer = await purchase({ user_id: 999_999, duration_type: '1_day' });
      expect([answer.status, answer.body.error]).toEqual([404, 'Böyle bir kullanıcı yok.']);
      const editor = await site.member('editor');
      const own = await purchase({ user_id: editor.id, duration_type: '6_month' }, undefined, editor.token);
      expect(own.status).toBe(403);
      expect((await account(editor)).end).toBeNull();
    });
  });

  describe('an Idempotency-Key', () => {
    it('grants once, however often and however parallel the request comes, and repeats the answer', async () => {
      const member = await site.member('wait');
      const body = { user_id: member.id, duration_type: '1_day' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => purchase(body, 'key-1')));
      // the same values in another order, one of them as text
      answers.push(await purchase({ duration_type: '1_day', user_id: String(member.id) }, 'key-1'));
      for (const answer of answers)
        expect([answer.status, answer.body]).toEqual([200, { status: 'success' }]);
      expect((await account(member)).end).toEqual(inMinutes(1440));
    });

    it('repeats the row of an added subscription', async () => {
      const member = await site.member('wait');
      const send = () =>
        site
          .http(admin.token)
          .post('/api/subscriptions')
          .set('Idempotency-Key', 'row')
          .send({ user_id: member.id, duration_minutes: 60 });
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect((await account(member)).end).toEqual(inMinutes(60));
    });

    it('is refused with another body, one at a time and at once', async () => {
      const [one, two] = [await site.member('wait'), await site.member('wait')];
      const answers = await Promise.all(
        [one, two].map(({ id }) => purchase({ user_id: id, duration_type: '1_day' }, 'key-2')),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const third = await purchase({ user_id: one.id, duration_type: '1_month' }, 'key-2');
      expect([third.status, third.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      const ends = [(await account(one)).end, (await account(two)).end];
      expect(ends.filter((end) => end !== null)).toEqual([inMinutes(1440)]);
    });

    it('counts for one admin and one route only', async () => {
      const member = await site.member('wait');
      const second = await site.member('admin');
      const body = { user_id: member.id, duration_type: '1_day' };
      await purchase(body, 'key-3');
      await purchase(body, 'key-3', second.token);
      const other = await site
        .http(admin.token)
        .post('/api/subscriptions')
        .set('Idempotency-Key', 'key-3')
        .send({ user_id: member.id, duration_minutes: 1 });
      expect(other.status).toBe(201);
      expect((await account(member)).end).toEqual(inMinutes(2 * 1440 + 1));
    });

    it('is not used up by a request that failed, and is free again after 24 hours', async () => {
      expect((await purchase({ user_id: 999_999, duration_type: '1_day' }, 'key-4')).status).toBe(404);
      const member = await site.member('wait');
      const begun = site.clock.now();
      await purchase({ user_id: member.id, duration_type: '1_day' }, 'key-4');
      expect((await account(member)).end).toEqual(inMinutes(1440));

      const month = { user_id: member.id, duration_type: '1_month' };
      const after = async (milliseconds: number) => {
        site.clock.set(new Date(begun.getTime() + milliseconds));
        // the session before has ended in the meantime
        admin = { ...admin, token: await site.app.get(SessionsService).begin(admin.id) };
        return (await purchase(month, 'key-4')).status;
      };
      expect([await after(DAY - 1), await after(DAY)]).toEqual([409, 200]);
      site.clock.set(begun);
    });

    it.each(['', 'x'.repeat(256), 'two words'])('is refused as %j', async (key) => {
      const member = await site.member('wait');
      const answer = await purchase({ user_id: member.id, duration_type: '1_day' }, key);
      expect([answer.status, (await account(member)).role]).toEqual([400, 'wait']);
    });
  });

  describe('the table', () => {
    it('adds, lists, edits and deletes, and replays what is left each time', async () => {
      const member = await site.member('wait');
      const start = site.clock.now();
      const first = await grant(member, 100);
      expect(first).toEqual({
        id: expect.any(Number),
        user_id: member.id,
        username: member.username,
        duration_minutes: 100,
        duration_type: null,
        created_at: start.toISOString(),
      });
      site.clock.advance(10 * MINUTE);
      const second = await grant(member, 50);
      expect((await account(member)).end).toEqual(new Date(start.getTime() + 150 * MINUTE));

      const rows = (await site.http(admin.token).get(`/api/subscriptions?q=${member.username}`)).body;
      expect(rows).toEqual([second, first]);

      const edited = await site
        .http(admin.token)
        .put(`/api/subscriptions/${first.id}`)
        .send({ user_id: String(member.id), duration_minutes: '5' });
      expect([edited.status, edited.body]).toEqual([200, { ...first, duration_minutes: 5 }]);
      // the first one now ends before the second begins
      expect((await account(member)).end).toEqual(new Date(start.getTime() + 60 * MINUTE));

      const removed = await remove(second.id);
      expect([removed.status, removed.body]).toEqual([200, { message: 'Üyelik kaydı silindi.' }]);
      expect(await account(member)).toEqual({ role: 'user', end: new Date(start.getTime() + 5 * MINUTE) });
      expect((await site.http(member.token).get('/api/check_role')).body.role).toBe('wait');

      await remove(first.id);
      expect(await account(member)).toEqual({ role: 'wait', end: null });
      expect((await remove(first.id)).status).toBe(404);
      site.clock.set(start);
    });

    it('moves a subscription to another account and recomputes both', async () => {
      const [from, to] = [await site.member('wait'), await site.member('wait')];
      const row = await grant(from, 30);
      await site
        .http(admin.token)
        .put(`/api/subscriptions/${row.id}`)
        .send({ user_id: to.id, duration_minutes: 30 });
      expect(await account(from)).toEqual({ role: 'wait', end: null });
      expect(await account(to)).toEqual({ role: 'user', end: inMinutes(30) });
      const unknown = await site
        .http(admin.token)
        .put(`/api/subscriptions/${row.id}`)
        .send({ user_id: 999_999, duration_minutes: 30 });
      expect(unknown.status).toBe(404);
      expect(await account(to)).toEqual({ role: 'user', end: inMinutes(30) });
    });

    it('keeps an open-ended member open-ended whatever is deleted', async () => {
      const member = await site.member('user');
      const row = await grant(member, 30);
      await remove(row.id);
      expect(await account(member)).toEqual({ role: 'user', end: null });
    });

    it('loses nothing when grants and deletions of one account come at once', async () => {
      const member = await site.member('wait');
      const rows = await Promise.all([grant(member, 10), grant(member, 20), grant(member, 40)]);
      await Promise.all([remove(rows[0].id), grant(member, 80), remove(rows[1].id), grant(member, 160)]);
      expect((await account(member)).end).toEqual(inMinutes(40 + 80 + 160));
    });

    it('records every write with both states', async () => {
      const member = await site.member('wait');
      const row = await grant(member, 30);
      await site
        .http(admin.token)
        .put(`/api/subscriptions/${row.id}`)
        .send({ user_id: member.id, duration_minutes: 31 });
      await remove(row.id);
      const entries = (await site.http(admin.token).get(`/api/audit?q=${member.username}`)).body as {
        action: string;
        before: { duration_minutes: number } | null;
        after: { duration_minutes: number } | null;
      }[];
      expect(
        entries.map(({ action, before, after }) => [
          action,
          before?.duration_minutes,
          after?.duration_minutes,
        ]),
      ).toEqual([
        ['delete', 31, undefined],
        ['update', 30, 31],
        ['create', undefined, 30],
      ]);
    });

    it('is sorted and paged on the server', async () => {
      const http = site.http(admin.token);
      const page = await http.get('/api/subscriptions?page=1&per_page=2&sort=duration_minutes&order=desc');
      expect(page.body).toHaveLength(2);
      expect(page.body[0].duration_minutes).toBe(259_200);
      expect(Number(page.headers['x-total-count'])).toBeGreaterThan(2);
    });

    it.each([
      ['sort=password_hash', 400],
      ['sort=user.password_hash', 400],
      ['per_page=1000', 400],
      ["q=' OR 1=1 --", 200],
      ['q=%25', 200],
    ])('answers ?%s with %i and no foreign rows', async (query, status) => {
      const answer = await site.http(admin.token).get(`/api/subscriptions?${encodeURI(query)}`);
      expect(answer.status).toBe(status);
      if (status === 200) expect(answer.body).toEqual([]);
    });

    it.each([
      [{ user_id: 1 }, ['duration_minutes']],
      [{ duration_minutes: 5 }, ['user_id']],
      [{ user_id: 1, duration_minutes: 0 }, ['duration_minutes']],
      [{ user_id: 1, duration_minutes: -5 }, ['duration_minutes']],
      [{ user_id: 1, duration_minutes: 5_256_001 }, ['duration_minutes']],
      [{ user_id: 1, duration_minutes: '1e3' }, ['duration_minutes']],
      [{ user_id: 1, duration_minutes: 1.5 }, ['duration_minutes']],
      [{ user_id: 1, duration_minutes: 5, id: 7 }, ['id']],
    ])('refuses %j', async (body, fields) => {
      for (const method of ['post', 'put'] as const) {
        const address = method === 'put' ? '/api/subscriptions/1' : '/api/subscriptions';
        const answer = await site.http(admin.token)[method](address).send(body);
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields]);
      }
    });

    it.each(['0', '-1', '1.5', 'abc', '99999999999', '1%20OR%201'])('refuses the id %s', async (id) => {
      expect((await site.http(admin.token).delete(`/api/subscriptions/${id}`)).status).toBe(400);
    });
  });
});
