import type { Test } from 'supertest';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { outboxOf } from '../support/outbox';
import { type StatedRoute, statedRoutes } from '../support/routes';
import { DATABASE_NAME } from '../support/test-database';

const FOREIGN = 'https://baska.example';
/** The one write that pages of other sites may send. */
const FROM_ANY_SITE = 'POST /api/unsubscribe';

type Method = 'get' | 'post' | 'put' | 'delete' | 'options';

describe(`policies for browsers on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let routes: StatedRoute[];
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    routes = statedRoutes(site.app);
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const send = ({ method, path }: Pick<StatedRoute, 'method' | 'path'>, token?: string): Test =>
    site.http(token)[method.toLowerCase() as Method](path.replace(/:\w+|\{\*\w+\}/g, '999999'));

  /** An answer of every route, to an admin and to a stranger. */
  async function everyAnswer(headers: Record<string, string>, look: (name: string, answer: Answer) => void) {
    for (const route of routes) {
      // a fresh session each time: one of the routes logs out
      const token = await site.app.get(SessionsService).begin(admin.id);
      for (const who of [token, undefined]) {
        const answer = await send(route, who).set(headers);
        look(`${route.name} ${who ? 'admin' : 'stranger'} ${answer.status}`, answer);
      }
    }
  }
  type Answer = Awaited<Test>;

  it('lets no answer of the API be kept, sniffed, framed, run or read by another site', async () => {
    await everyAnswer({ Host: 'baska.example', Origin: FOREIGN }, (name, { headers }) => {
      const said = [
        headers['cache-control'],
        headers['etag'],
        headers['x-content-type-options'],
        headers['content-security-policy'],
        headers['cross-origin-resource-policy'],
        headers['access-control-allow-origin'],
        headers['set-cookie'],
        headers['x-powered-by'],
      ];
      expect([name, ...said]).toEqual([
        name,
        expect.stringMatching(/^(private, )?no-store$/),
        undefined,
        'nosniff',
        expect.stringMatching(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/),
        'same-origin',
        undefined,
        undefined,
        undefined,
      ]);
    });
  });

  it('answers every route with JSON, but for the files among them', async () => {
    await everyAnswer({ Accept: 'text/html' }, (name, { status, headers, text }) => {
      const kind = status === 204 || text === '' ? 'nothing' : headers['content-type']?.split(';')[0];
      // figures for Prometheus have a form of their own
      const wanted = name.startsWith('GET /api/metrics ')
        ? /^(application\/json|text\/plain)$/
        : /^(application\/json|text\/csv|nothing)$/;
      expect([name, kind]).toEqual([name, expect.stringMatching(wanted)]);
    });
  });

  it('says nothing of TLS where there is none', async () => {
    const { headers } = await site.http().get('/api/health');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('answers the questions of other sites, whether they may send something, with no', async () => {
    for (const { path } of routes) {
      const answer = await send({ method: 'OPTIONS', path })
        .set('Origin', FOREIGN)
        .set('Access-Control-Request-Method', 'POST')
        .set('Access-Control-Request-Headers', 'authorization, content-type');
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect([path, allowed]).toEqual([path, []]);
    }
  });

  it.each(['cross-site', 'same-site'])('refuses every write that a %s page has sent', async (from) => {
    const writes = routes.filter(({ method, name }) => method !== 'GET' && name !== FROM_ANY_SITE);
    for (const route of writes) {
      const { status, body } = await send(route, admin.token).set('Sec-Fetch-Site', from).send({});
      expect([route.name, status, body.code]).toEqual([route.name, 403, 'FORBIDDEN']);
      expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it.each([['same-origin'], ['none'], [undefined]])(
    'takes writes whose origin is stated as %s',
    async (from) => {
      const { token } = await site.member('user');
      const asked = site.http(token).put('/api/profile/tg-link').send({ tg_link: '' });
      expect((await (from === undefined ? asked : asked.set('Sec-Fetch-Site', from))).status).toBe(200);
    },
  );

  it.each(['cross-site', 'same-site'])(
    'takes the one-click unsubscribing of a webmail’s %s page',
    async (from) => {
      const answer = await site
        .http()
        .post('/api/unsubscribe?token=unknown')
        .set({ Origin: FOREIGN, 'Sec-Fetch-Site': from })
        .type('form')
        .send({ 'List-Unsubscribe': 'One-Click' });
      expect([answer.status, answer.body.error]).toEqual([400, 'Abonelikten çıkma bağlantısı geçersiz.']);
    },
  );

  it.each<[string, string]>([
    ['the API', '/api/boyle-bir-yol-yok'],
    ['images', '/assets/kupon/yok.webp'],
    ['scripts', '/assets/index-yok.js'],
  ])('answers a missing file of %s with 404 in its own form, never with the page', async (_, path) => {
    const { status, body, headers } = await site.http().get(path);
    expect([status, body.code, headers['content-type']]).toEqual([
      404,
      'NOT_FOUND',
      'application/json; charset=utf-8',
    ]);
  });
});

describe('a site behind a proxy with TLS', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '1' });
  });

  afterAll(() => site?.close());

  it('mails links to the address of the settings, whatever host a request names', async () => {
    const { email } = await site.member('user');
    await site
      .http()
      .post('/api/password-reset')
      .set({ Host: 'baska.example', 'X-Forwarded-Host': 'baska.example', Forwarded: 'host=baska.example' })
      .send({ email })
      .expect(202);
    const [mail] = await outboxOf(site, email);
    expect(mail!.text).toContain('https://www.example.com/sifre-sifirla#token=');
    expect(mail!.text).not.toContain('baska.example');
  });

  it('asks browsers never to come without TLS', async () => {
    const { headers } = await site.http().get('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('counts a visitor under the address that the proxy saw, not under one the visitor wrote', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { status } = await site
        .http()
        .post('/api/login')
        .set('X-Forwarded-For', `203.0.113.${attempt}, 198.51.100.7`)
        .send({ email: 'kimse@example.com', password: 'yanlış' });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});
