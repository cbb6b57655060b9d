import { BackgroundWork } from '../../src/platform/background/background-work';
import type { Role } from '../../src/platform/access/role';
import { Session } from '../../src/modules/auth/entities/session.entity';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36';

interface Row {
  id: string;
  device: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  current: boolean;
}

describe(`sessions on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  const start = new Date('2026-05-17T12:00:00.000Z');

  beforeAll(async () => {
    site = await createTestSite();
  });

  afterEach(() => site.clock.set(start));
  afterAll(() => site?.close());

  const loginOn = async (userAgent: string, { email }: TestMember) => {
    const answer = await site
      .http()
      .post('/api/login')
      .set('User-Agent', userAgent)
      .send({ email, password: TEST_PASSWORD });
    return answer.body.session_token as string;
  };
  const begin = ({ id }: TestMember) => site.app.get(SessionsService).begin(id);
  const list = async (token: string) => (await site.http(token).get('/api/profile/sessions')).body as Row[];
  const end = (token: string, id = '', password: unknown = TEST_PASSWORD) =>
    site
      .http(token)
      .delete(`/api/profile/sessions${id && `/${id}`}`)
      .send({ password });
  const isIn = async (token: string) => (await site.http(token).get('/api/check_role')).status === 200;
  /** Uses a session as a person does, and waits until that is noted. */
  const use = async (token: string) => {
    const { status } = await site.http(token).get('/api/profile');
    await site.app.get(BackgroundWork).settled();
    return status;
  };

  describe('one’s own', () => {
    it('are listed with device, begin and last use, the latest used first', async () => {
      const member = await site.member('user');
      site.clock.advance(10 * MINUTE);
      await loginOn(PHONE, member);
      site.clock.advance(10 * MINUTE);
      // noted before the list is asked for: asking for it is a use too, noted while it is read
      await use(member.token);

      expect(await list(member.token)).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{16}$/),
          device: null,
          created_at: '2026-05-17T12:00:00.000Z',
          last_used_at: '2026-05-17T12:20:00.000Z',
          expires_at: '2026-05-18T00:00:00.000Z',
          current: true,
        },
        {
          id: expect.stringMatching(/^[0-9a-f]{16}$/),
          device: 'Chrome · Android',
          created_at: '2026-05-17T12:10:00.000Z',
          last_used_at: '2026-05-17T12:10:00.000Z',
          expires_at: '2026-05-18T00:10:00.000Z',
          current: false,
        },
      ]);
    });

    it('are named by what opens no session', async () => {
      const member = await site.member('user');
      const [row] = await list(member.token);
      const [stored] = await site.database.getRepository(Session).findBy({ user_id: member.id });
      expect(stored!.id).not.toContain(row!.id);
    });

    it('don’t show those that are over, nor those of others', async () => {
      const [member, other] = [await site.member('user'), await site.member('user')];
      site.clock.advance(12 * HOUR);
      const token = await begin(member);
      expect((await list(token)).map((row) => row.current)).toEqual([true]);
      expect(await isIn(other.token)).toBe(false);
    });

    it('end one by one, with the password', async () => {
      const member = await site.member('user');
      const [second, third] = [await begin(member), await begin(member)];
      const known = new Set((await list(member.token)).map((row) => row.id));
      const own = (await list(second)).find((row) => row.current)!.id;
      expect(known).toContain(own);

      const answer = await end(member.token, own);
      expect([answer.status, answer.body]).toEqual([200, { message: 'Oturum kapatıldı.' }]);
      expect([await isIn(member.token), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    });

    it('end all at once but for the acting one, with the password', async () => {
      const [member, stranger] = [await site.member('user'), await site.member('user')];
      const others = [await begin(member), await begin(member)];
      const answer = await end(member.token);
      expect([answer.status, answer.body]).toEqual([200, { message: 'Diğer oturumlarınız kapatıldı.' }]);
      expect(await list(member.token)).toHaveLength(1);
      for (const token of others) expect(await isIn(token)).toBe(false);
      expect(await isIn(stranger.token)).toBe(true);
    });

    it.each([
      ['a wrong password', 'yanlış', 'WRONG_PASSWORD'],
      ['none', '', 'VALIDATION_FAILED'],
    ])('stay with %s', async (_, password, code) => {
      const member = await site.member('user');
      const second = await begin(member);
      const id = (await list(second)).find((row) => row.current)!.id;
      for (const answer of [await end(member.token, id, password), await end(member.token, '', password)]) {
        expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
          400,
          code,
          ['password'],
        ]);
      }
      expect(await isIn(second)).toBe(true);
    });

    it('can’t be used to guess the password without end', async () => {
      const member = await site.member('user');
      for (let guess = 0; guess < 10; guess += 1) await end(member.token, '', 'yanlış');
      expect((await end(member.token)).status).toBe(429);
    });

    it('of somebody else are not found', async () => {
      const [member, other] = [await site.member('user'), await site.member('user')];
      const [row] = await list(other.token);
      expect((await end(member.token, row!.id)).status).toBe(404);
      expect(await isIn(other.token)).toBe(true);
    });

    it('are at most a hundred: one more ends the oldest', async () => {
      const member = await site.member('user');
      const tokens = [member.token];
      for (let more = 0; more < 100; more += 1) {
        site.clock.advance(1000);
        tokens.push(await begin(member));
      }
      expect(await isIn(tokens[0]!)).toBe(false);
      for (const token of tokens.slice(1)) expect(await isIn(token)).toBe(true);
    });
  });

  describe('that lie idle', () => {
    it.each<Role>(['admin', 'editor'])('end after an hour for the role %s', async (role) => {
      const { token } = await site.member(role);
      site.clock.advance(HOUR - 1);
      expect(await isIn(token)).toBe(true);
      site.clock.advance(1);
      expect(await isIn(token)).toBe(false);
    });

    it('go on as long as they are used, up to twelve hours', async () => {
      const { token } = await site.member('admin');
      const statuses: number[] = [];
      for (let at = 30; at <= 12 * 60; at += 30) {
        site.clock.set(new Date(start.getTime() + at * MINUTE));
        statuses.push(await use(token));
      }
      expect(statuses).toEqual([...Array<number>(23).fill(200), 401]);
    });

    it('are not kept alive by what open pages ask by themselves', async () => {
      const { token } = await site.member('admin');
      for (const minutes of [20, 40, 59]) {
        site.clock.set(new Date(start.getTime() + minutes * MINUTE));
        expect(await isIn(token)).toBe(true);
        await site.app.get(BackgroundWork).settled();
      }
      site.clock.set(new Date(start.getTime() + HOUR));
      expect(await isIn(token)).toBe(false);
    });

    it('go on for members, who only read', async () => {
      const { token } = await site.member('user');
      site.clock.advance(11 * HOUR);
      expect(await isIn(token)).toBe(true);
    });
  });
});
