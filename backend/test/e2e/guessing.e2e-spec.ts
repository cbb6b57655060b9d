import { hashTurns } from '../../src/modules/users/passwords/passwords';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { until } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const WRONG = 'yanlış-şifre';
const QUARTER = 15 * 60;

describe(`guessing passwords on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let member: TestMember;

  beforeAll(async () => {
    site = await createTestSite({ TRUST_PROXY: '1' });
    member = await site.member('user');
  });

  afterAll(() => site?.close());

  const from = (address: string, token?: string) => site.http(token).set('X-Forwarded-For', address);
  const login = (address: string, email: string, password = WRONG) =>
    from(address).post('/api/login').send({ email, password });

  /** How many of these requests get which status. */
  async function statuses(
    requests: Iterable<PromiseLike<{ status: number }>>,
  ): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (const each of requests) {
      const { status } = await each;
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  function* times<T>(count: number, make: (index: number) => T): Generator<T> {
    for (let index = 0; index < count; index += 1) yield make(index);
  }

  const subnet = (index: number): string => index.toString(16);

  describe('from one network', () => {
    it('ends after ten tries at an account, whichever addresses of an IPv6 subnet they come from', async () => {
      const { email } = await site.member('user');
      const tries = times(15, (index) => login(`2a02:e0:1:2::${subnet(index + 1)}`, email));
      expect(await statuses(tries)).toEqual({ 401: 10, 429: 5 });
      expect((await login('2a02:e0:1:2:ffff::1', email, TEST_PASSWORD)).status).toBe(429);
      expect((await login('2a02:e0:1:3::1', email, TEST_PASSWORD)).status).toBe(200);
    });

    it('ends after a hundred tries at an account from the subnets of one IPv6 site', async () => {
      const { email } = await site.member('user');
      const tries = times(105, (index) => login(`2a02:e0:2:${subnet(index)}::1`, email));
      expect(await statuses(tries)).toEqual({ 401: 100, 429: 5 });
      expect((await login('2a02:e0:3::1', email, TEST_PASSWORD)).status).toBe(200);
    });

    it('ends after a hundred tries at whatever accounts', async () => {
      const tries = times(105, (index) => login(`2a02:e0:4::${subnet(index)}`, `kimse${index}@example.com`));
      expect(await statuses(tries)).toEqual({ 401: 100, 429: 5 });
    });

    it('counts an IPv4 address in both notations', async () => {
      const { email } = await site.member('user');
      const tries = times(12, (index) => login(index % 2 ? '::ffff:192.0.2.7' : '192.0.2.7', email));
      expect(await statuses(tries)).toEqual({ 401: 10, 429: 2 });
    });

    it.each([
      ['/api/password-reset', 5, () => ({ email: 'bir@example.com' })],
      ['/api/password-reset', 60, (index: number) => ({ email: `k${index}@example.com` })],
      [
        '/api/subscribe',
        20,
        (index: number) => ({ email: `a${index}@example.com`, phonenumber: '0532 123 45 67', consent: true }),
      ],
      [
        '/api/contact',
        10,
        () => ({
          name: 'Ali',
          phonenumber: '0532 123 45 67',
          email: 'ali@example.com',
          subject: 'Konu',
          message: 'Uzunca bir mesaj metni.',
        }),
      ],
      [
        '/api/register',
        30,
        (index: number) => ({
          username: `kisi${index}`,
          email: `k${index}@example.com`,
          password: 'password',
        }),
      ],
    ])('counts all of its addresses together at %s, %i', async (path, points, body) => {
      const requests = times(points + 3, (index) =>
        from(`2a02:e1:${points}::${subnet(index)}`)
          .post(path)
          .send(body(index)),
      );
      expect((await statuses(requests))[429]).toBe(3);
    });
  });

  it('makes nobody wait longer when the wall clock is set meanwhile', async () => {
    const { email } = await site.member('user');
    const real = Date.now;
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockImplementation(() => real() + 3 * 60 * 60 * 1000);
      await statuses(times(10, () => login('192.0.2.20', email)));
    } finally {
      clock.mockRestore();
    }
    const { status, headers } = await login('192.0.2.20', email, TEST_PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(QUARTER);
  });

  describe('while two passwords are being hashed', () => {
    let ends: (() => void)[];
    let answered: string[];
    let answers: Promise<unknown>[];

    beforeEach(async () => {
      ends = [];
      answered = [];
      answers = [];
      await takePlaces(2);
    });

    afterEach(async () => {
      for (const end of ends) end();
      await Promise.all(answers);
    });

    /** Keeps places of the two busy until `ends` are called. */
    async function takePlaces(count: number): Promise<void> {
      for (let place = 0; place < count; place += 1)
        void hashTurns.run(null, () => new Promise<void>((end) => ends.push(end)));
      await until('the places are taken', () => ends.length === 2);
    }

    /** Sends a request whose password has to wait for its turn. */
    async function queue(name: string, request: PromiseLike<{ status: number }>): Promise<void> {
      const before = hashTurns.waiting;
      answers.push(Promise.resolve(request).then(({ status }) => answered.push(`${name} ${status}`)));
      await until(`${name} waits`, () => hashTurns.waiting > before);
    }

    it('lets networks take turns', async () => {
      const hashed: (string | null)[] = [];
      const run = hashTurns.run.bind(hashTurns);
      const watched = jest.spyOn(hashTurns, 'run').mockImplementation((network, work) =>
        run(network, () => {
          hashed.push(network);
          return work();
        }),
      );
      const [a, b, c] = ['192.0.2.31', '2a02:e2:1:1', '2a02:e2:1:2'];
      try {
        await queue('a1', login(a, member.email));
        await queue('a2', login(`::ffff:${a}`, member.email));
        await queue('b1', login(`${b}::1`, member.email));
        await queue('b2', login(`${b}::2`, member.email));
        await queue('c1', login(`${c}::1`, member.email, TEST_PASSWORD));
        ends.pop()!();
        await Promise.all(answers);
      } finally {
        watched.mockRestore();
      }
      expect(hashed).toEqual([a, `${b}::/64`, `${c}::/64`, a, `${b}::/64`]);
      expect(answered.sort()).toEqual(['a1 401', 'a2 401', 'b1 401', 'b2 401', 'c1 200']);
    });

    it('refuses a third from the same network, whatever the password is for', async () => {
      const { email, token } = member;
      const network = '2a02:e2:2:1';
      await queue('first', login(`${network}::1`, email));
      await queue('second', login(`${network}::2`, email));
      const own = () => from(`${network}::3`, token);
      const wrong = { password: WRONG };
      const account = { username: 'yeni', email: 'yeni@example.com', password: TEST_PASSWORD };
      for (const request of [
        login(`${network}::3`, email),
        login(`${network}::3`, 'kimse@example.com'),
        from(`${network}::3`).post('/api/register').send(account),
        own().put('/api/profile/password').send({ currentPassword: WRONG, newPassword: TEST_PASSWORD }),
        own().post('/api/second-factor').send(wrong),
        own().delete('/api/profile').send(wrong),
      ]) {
        const { status, body, headers } = await request;
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
        expect(body.error).toBe(
          'Şu anda çok fazla kişi giriş yapıyor. Lütfen birkaç saniye sonra tekrar deneyin.',
        );
      }
      await queue('neighbour', login('2a02:e2:2:2::1', email));
    });

    it('refuses the twenty-first in all', async () => {
      for (let network = 0; network < 10; network += 1)
        for (let each = 0; each < 2; each += 1)
          await queue('one of twenty', login(`2a02:e3:${network}::${each}`, `k${each}@example.com`));
      expect(hashTurns.waiting).toBe(20);
      expect((await login('2a02:e4::1', member.email, TEST_PASSWORD)).status).toBe(503);
    });

    it('takes nothing that it refused for a wrong password', async () => {
      const address = '192.0.2.41';
      for (const name of ['first', 'second']) await queue(name, login(address, 'kimse@example.com'));
      const refused = times(15, () => login(address, member.email));
      expect(await statuses(refused)).toEqual({ 503: 15 });
      const changes = times(15, () =>
        from(address, member.token).delete('/api/profile').send({ password: WRONG }),
      );
      expect(await statuses(changes)).toEqual({ 503: 15 });
      ends.pop()!();
      await until('both are answered', () => answered.length === 2);
      expect((await login(address, member.email, TEST_PASSWORD)).status).toBe(200);
    });

    it('answers who has guessed too often without hashing', async () => {
      const address = '192.0.2.42';
      ends.pop()!();
      await statuses(times(10, () => login(address, member.email)));
      await takePlaces(1);
      expect(await statuses(times(5, () => login(address, member.email)))).toEqual({ 429: 5 });
      expect(hashTurns.waiting).toBe(0);
    });
  });
});
