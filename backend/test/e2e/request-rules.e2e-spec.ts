import { tr } from '../../src/platform/locale/tr';
import { openApiDocument } from '../../src/app/openapi/openapi-document';
import { AdminDesk } from '../support/admin-desk';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { ACCESS_TABLE } from '../support/access-table';
import { DATABASE_NAME } from '../support/test-database';

type Method = 'get' | 'post' | 'put' | 'delete';
interface Answer {
  status: number;
  body: { error?: string; code?: string; fields?: Record<string, string> } & Record<string, unknown>;
}

/** Every route with its method and the names in its path. */
const ROUTES = Object.keys(ACCESS_TABLE).map((name) => {
  const [method, path] = name.split(' ') as [string, string];
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return { name, method: method.toLowerCase() as Method, path, names };
});

describe(`what all routes ask of a request on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });
  afterAll(() => site?.close());

  const send = async (method: Method, path: string, body?: object): Promise<Answer> => {
    const request = site.http(admin.token)[method](path);
    return (await (body === undefined ? request : request.send(body))) as Answer;
  };

  describe('an id in a path', () => {
    /** The names that stand for a row's number; sessions and feeds have keys of their own. */
    const IDS = ['id', 'match_id', 'matchId', 'rating'];
    const places = ROUTES.filter(({ path }) => !path.startsWith('/api/profile/sessions')).flatMap((route) =>
      route.names.filter((name) => IDS.includes(name)).map((id) => ({ ...route, id })),
    );

    it('stands in as many routes as the table of access has', () =>
      expect(places.length).toBeGreaterThan(40));

    it.each(['0x1', '1e0', '+1', '-1', '%201', '1%20', '1.0', '0b1', '0o1', '01', '0', 'Infinity', '1_0'])(
      'is refused on every route when it is %s',
      async (text) => {
        for (const { name, method, path, id } of places) {
          const address = path.replace(/:(\w+)/g, (_, each: string) =>
            each === id ? text : each === 'date' ? '20260517' : '1',
          );
          const { status, body } = await send(method, address, method === 'get' ? undefined : {});
          expect([name, status, body.fields]).toEqual([
            name,
            400,
            expect.objectContaining({ [id]: expect.any(String) }),
          ]);
        }
      },
    );
  });

  describe('a body', () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    const sendText = async (path: string, text: string): Promise<Answer> =>
      (await site.http().post(path).type('json').send(text)) as Answer;

    it.each([
      ['/api/contact', nested(2000), 'body'],
      ['/api/contact', nested(100_000), 'body'],
      ['/api/login', `{"email":${nested(5000)}}`, 'body'],
      ['/api/contact', '{"constructor":1}', 'constructor'],
      ['/api/login', '{"__proto__":{"email":"a@example.com"}}', '__proto__'],
    ])('of %s that reaches too deep or names what objects inherit is refused', async (path, text, field) => {
      const { status, body } = await sendText(path, text);
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'VALIDATION_FAILED',
        [field],
      ]);
    });

    it('with null for a field, whichever it is, gets an answer that is no fault of the server', async () => {
      const desk = new AdminDesk(site, admin);
      const bodies = await goodBodies(desk);
      const described = describedBodies();
      expect(Object.keys(bodies).sort()).toEqual([...described.keys()].sort());
      for (const [route, make] of Object.entries(bodies)) {
        const [method, path] = route.split(' ') as [Method, string];
        for (const field of described.get(route)!) {
          const { status } = await send(method, path.replace('{id}', '1'), {
            ...(await make()),
            [field]: null,
          });
          expect([route, field, status < 500]).toEqual([route, field, true]);
        }
      }
    });

    it('without a second factor’s code is asked for it', async () => {
      const { fields } = (await send('post', '/api/second-factor/confirm', {})).body;
      expect(fields).toEqual({ code: tr.secondFactor.codeRequired });
    });

    it('takes null for what may be left out of a saved filter or a feed as left out', async () => {
      const filter = { filter_name: 'boş gruplar', filter_data: { ft_1_odd: '1.85' }, filter_type: 1 };
      expect((await send('post', '/api/save-filter', { ...filter, hidden_groups: null })).status).toBe(201);
      const feed = { url: 'https://example.com/bos.csv', every_minutes: 60, enabled: null };
      const { body } = await send('put', '/api/feeds', { feeds: [feed] });
      expect(body.feeds).toEqual([expect.objectContaining({ enabled: true })]);
      await send('put', '/api/feeds', { feeds: [] });
    });
  });

  describe('a query parameter that a route does not know', () => {
    /** All but the one that reads the request itself: it is for the machine's operator, not for the site's pages. */
    const routes = ROUTES.filter(({ name }) => name !== 'GET /api/metrics');

    it('is refused by its name on every route', async () => {
      for (const { name, method, path } of routes) {
        const address = path.replace(':opening', 'true').replace(':date', '20260517').replace(/:\w+/g, '1');
        const { status, body } = await send(method, `${address}?bilinmeyen=1`);
        expect([name, status, Object.keys(body.fields ?? {})]).toEqual([
          name,
          400,
          expect.arrayContaining(['bilinmeyen']),
        ]);
      }
    });

    it.each([
      ['/api/odd-columns?x=1&y=2', { x: tr.validation.unknownField, y: tr.validation.unknownField }],
      ['/api/health?__proto__=1', { ['__proto__']: tr.validation.unknownField }],
      ['/api/users?constructor=1', { constructor: tr.validation.unknownField }],
    ])('is named with its sentence: %s', async (address, fields) => {
      const { status, body } = await send('get', address);
      expect([status, Object.entries(body.fields ?? {})]).toEqual([400, Object.entries(fields)]);
    });

    it('is no question before who asks', async () => {
      expect((await site.http().get('/api/profile?x=1')).status).toBe(401);
      expect((await site.http((await site.member('wait')).token).get('/api/odd-columns?x=1')).status).toBe(
        403,
      );
    });

    it('is none where the handler takes it: links of mails, lists, pages of the site', async () => {
      const { body } = await site.http().post('/api/unsubscribe?token=x').send({});
      expect([body.error, body.fields]).toEqual([tr.newsletter.badToken, undefined]);
      for (const address of ['/api/blogs?page=1', '/api/receipts?mine=true', '/api/odd-export?fields=id'])
        expect([address, (await send('get', address)).status]).toEqual([address, 200]);
    });
  });

  describe('an error from before the route', () => {
    it.each([
      ['put', '/api/profile/password', '{"a":', 400],
      ['put', '/api/profile/tg-link', '{"a":', 400],
      ['put', '/api/Profile/Tg-Link/', `{"a":"${'x'.repeat(300_000)}"}`, 413],
    ] as const)('has the flag that the route’s errors have: %s %s', async (method, path, text, wanted) => {
      const { status, body } = await site.http(admin.token)[method](path).type('json').send(text);
      expect([status, body.success, body.message]).toEqual([wanted, false, body.error]);
      expect(body.message).toEqual(expect.any(String));
    });

    it.each(['/api/Rating/Filter/%F0/1', '/api/rating/Get/%E0%A4%A'])('has it for %s too', async (path) => {
      const { status, body } = await send('get', path);
      expect([status, body.isSuccess, body.message]).toEqual([400, false, body.error]);
    });

    it.each(['/api/login', '/api/profile/mails'])('has none where no answer has one: %s', async (path) => {
      const method = path === '/api/login' ? 'post' : 'put';
      const { status, body } = await site.http(admin.token)[method](path).type('json').send('{"a":');
      expect([status, Object.keys(body as object)]).toEqual([400, ['error', 'code', 'request_id']]);
    });
  });

  /** Names of the fields of every JSON body of the API's own description. */
  function describedBodies(): Map<string, string[]> {
    const { paths, components } = openApiDocument(site.app);
    const bodies = new Map<string, string[]>();
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(item as Record<string, OperationLike>)) {
        const { $ref } = operation.requestBody?.content['application/json']?.schema ?? {};
        if ($ref === undefined || !['post', 'put'].includes(method)) continue;
        const schema = components?.schemas?.[$ref.split('/').at(-1)!] as { properties?: object };
        bodies.set(`${method} ${path}`, Object.keys(schema.properties ?? {}));
      }
    }
    return bodies;
  }
});

interface OperationLike {
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> };
}

/** A body without faults for every route that takes one. */
async function goodBodies(desk: AdminDesk): Promise<Record<string, () => object | Promise<object>>> {
  const competition = await desk.competition();
  const password = 'yan-saha-3-5-2';
  const picked = { match_id: 1, filter_name: 'süzgeç' };
  const table = (name: string, form: () => object | Promise<object>) => ({
    [`post /api/${name}`]: form,
    [`put /api/${name}/{id}`]: form,
  });
  return {
    ...table('subscriptions', desk.grant),
    ...table('rating-recipes', desk.recipe),
    ...table('blogs', desk.post),
    ...table('winnersclub', desk.post),
    'post /api/winnersclub/offers': () => ({ blog_id: 1 }),
    ...table('comments', desk.comment),
    ...table('contacts', desk.contact),
    ...table('subscribers', desk.subscriber),
    ...table('users', desk.user),
    ...table('competition-aliases', () => ({ alias: desk.word(), competition_id: competition })),
    ...table('team-aliases', desk.teamAlias),
    'put /api/competitions/{id}': () => ({ country_name: 'Türkiye', competition_name: desk.word() }),
    'post /api/club-sponsors': () => ({ name: desk.word() }),
    'post /api/names/join': () => desk.twoClubs(),
    'post /api/purchase_subscription': () => ({ user_id: desk.admin.id, duration_type: '1_day' }),
    'put /api/users/{id}/block': () => ({ reason: 'hakaret' }),
    'post /api/login': () => ({ email: 'yok@example.com', password }),
    'post /api/confirm': () => ({ password, code: '123456' }),
    'post /api/register': () => ({ ...named(desk), password }),
    'post /api/password-reset': () => ({ email: 'yok@example.com' }),
    'post /api/password-reset/confirm': () => ({ token: 'x', password }),
    'post /api/save-filter': () => ({
      filter_name: desk.word(),
      filter_data: { ft_1_odd: '1.85' },
      filter_type: 1,
      hidden_groups: [],
    }),
    'post /api/populate-filter': () => picked,
    'post /api/kapanis-populate-filter': () => picked,
    'put /api/feeds': () => ({ feeds: [] }),
    'post /api/blogs/{id}/comments': () => ({ content: 'yorum' }),
    'post /api/contact': () => ({
      name: 'Ad',
      phonenumber: '05551112233',
      email: 'a@example.com',
      subject: 'konu',
      message: 'mesaj',
    }),
    'post /api/subscribe': () => ({ ...desk.subscriber(), consent: true }),
    'post /api/unsubscribe': () => ({ token: 'x' }),
    'post /api/newsletters': desk.newsletter,
    'post /api/newsletters/test': desk.newsletter,
    'put /api/settings': () => ({ site_name: desk.word() }),
    'post /api/site-state/release': () => ({ waiting: 'send' }),
    'post /api/receipts/{id}/approve': () => ({ duration_type: '1_month' }),
    'post /api/receipts/{id}/reject': () => ({ reason: 'tutar eksik' }),
    'put /api/profile/tg-link': () => ({ tg_link: '' }),
    'put /api/profile/password': () => ({ currentPassword: password, newPassword: 'on-alti-pas-1-0' }),
    'post /api/second-factor': () => ({ password }),
    'post /api/second-factor/confirm': () => ({ code: '123456' }),
    'put /api/profile/alerts': () => ({
      email: true,
      telegram: false,
      quiet_from: '23:00',
      quiet_to: '08:00',
    }),
    'put /api/filters/{id}/alert': () => ({ enabled: true }),
    'put /api/filters/{id}/selection': () => ({ selection: 'over_25_odd' }),
    'put /api/profile/mails': () => ({ reminders: true, newsletter: false }),
  };
}

const named = (desk: AdminDesk): object => {
  const username = desk.word();
  return { username, email: `${username}@example.com` };
};
