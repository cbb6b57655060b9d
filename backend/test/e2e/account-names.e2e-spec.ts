import { User } from '../../src/modules/users/entities/user.entity';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const CYRILLIC_A = '\u0430';
const PHONE = '05551112233';

describe(`names of accounts on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let made = 0;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin', { name: 'admin' });
  });

  afterAll(() => site?.close());

  const send = (path: string, body: object, method: 'post' | 'put' = 'post') =>
    site.http(admin.token)[method](path).send(body);
  const account = (names: object) => {
    made += 1;
    return { username: `hesap${made}`, email: `hesap${made}@example.com`, ...names };
  };
  const register = (names: object) => send('/api/register', { ...account(names), password: 'iki forvet' });
  const add = (names: object) => send('/api/users', { ...account(names), role: 'user' });
  const change = ({ id, username, email }: TestMember, values: object) =>
    send(`/api/users/${id}`, { username, email, role: 'user', ...values }, 'put');

  it.each([
    ['with a letter of another script', `${CYRILLIC_A}dmin`],
    ['wholly in another script', '\u0441\u043e\u0440\u0435\u0441'],
    ['with an unseen character', 'ad\u3164min'],
  ])('are refused %s, at registration and in the users table', async (_, username) => {
    const member = await site.member('user');
    for (const answer of [
      await register({ username }),
      await add({ username }),
      await change(member, { username }),
    ])
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { username: expect.stringMatching(/Türkçe ve diğer Latin harfleri/) },
      ]);
  });

  it.each(['adm1n', 'admln', 'adrnin', 'ADMlN'])(
    'are refused when they look like another one: %s',
    async (username) => {
      const member = await site.member('user');
      for (const answer of [
        await register({ username }),
        await add({ username }),
        await change(member, { username }),
      ])
        expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
          409,
          'USERNAME_TAKEN',
          { username: 'Bu kullanıcı adı başka bir üyenin adına çok benziyor.' },
        ]);
    },
  );

  it('may be in any Latin letters', async () => {
    for (const username of ['Işıl.Çağ', 'Əli-1990', 'Łukasz_Müller', 'Şêrîn'])
      expect((await register({ username })).status).toBe(201);
  });

  it('that are older than these rules log in, and keep their name when an admin changes the rest', async () => {
    const member = await site.member('user');
    const names = { username: `${CYRILLIC_A}dmin`, username_key: `${CYRILLIC_A}dmin` };
    await site.database.getRepository(User).update({ id: member.id }, names);
    const login = await send('/api/login', { email: member.email, password: TEST_PASSWORD });
    expect([login.status, login.body.username]).toEqual([200, names.username]);
    const answer = await change({ ...member, ...names }, { role: 'editor' });
    expect([answer.status, answer.body.username, answer.body.role]).toEqual([200, names.username, 'editor']);
  });

  it('may change in case only', async () => {
    const member = await site.member('user', { name: 'melih10' });
    expect((await change(member, { username: 'Melih10' })).body.username).toBe('Melih10');
  });

  describe('an e-mail in quotes or with unseen characters', () => {
    const forms: [string, (email: string) => [path: string, body: object]][] = [
      ['registering', (email) => ['/api/register', { ...account({ email }), password: 'iki forvet' }]],
      ['resetting a password', (email) => ['/api/password-reset', { email }]],
      [
        'writing to the site',
        (email) => ['/api/contact', { name: 'A', phonenumber: PHONE, email, subject: 'B', message: 'C' }],
      ],
      ['subscribing', (email) => ['/api/subscribe', { email, phonenumber: PHONE, consent: true }]],
      ['adding an account', (email) => ['/api/users', { ...account({ email }), role: 'user' }]],
      [
        'adding a message',
        (email) => ['/api/contacts', { name: 'A', phonenumber: PHONE, email, metin: 'C' }],
      ],
      ['adding a subscriber', (email) => ['/api/subscribers', { email, phonenumber: PHONE }]],
    ];

    it.each(forms)('is refused when %s', async (_, form) => {
      for (const email of ['"ay\u0001han"@example.com', 'ay\u200bhan@example.com']) {
        const answer = await send(...form(email));
        expect([answer.status, answer.body.fields]).toEqual([400, { email: 'Yanlış Mail Formatı' }]);
      }
    });
  });
});
