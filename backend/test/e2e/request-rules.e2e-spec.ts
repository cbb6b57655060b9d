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
});
