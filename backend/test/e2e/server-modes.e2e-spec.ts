import { mkdtempSync, rmSync } from 'node:fs';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- looks at how sessions begin before the site's own are set
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commentRequests, texts } from '../support/comment-requests';
import { openTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { seasonFile, seasonRow } from '../support/season-rows';
import { ITS_TURN, ServerAccount } from '../support/server-account';

const SERVER = process.env.TEST_DATABASE_URL;
const onServer = SERVER ? describe : describe.skip;

/** What sessions begin with on such a server; `collation` is the default of its databases. */
interface Mode {
  readonly variables: Readonly<Record<string, string>>;
  readonly collation?: string;
  readonly mysqlOnly?: true;
}

const sqlMode = (mode: string): Mode => ({ variables: { sql_mode: `'${mode}'` } });
const MODES: readonly [string, Mode][] = [
  ['NO_BACKSLASH_ESCAPES', sqlMode('NO_BACKSLASH_ESCAPES')],
  ['ANSI_QUOTES', sqlMode('ANSI_QUOTES')],
  ['NO_AUTO_VALUE_ON_ZERO', sqlMode('NO_AUTO_VALUE_ON_ZERO')],
  ['PAD_CHAR_TO_FULL_LENGTH', sqlMode('PAD_CHAR_TO_FULL_LENGTH')],
  ['an empty sql_mode', sqlMode('')],
  ['sql_safe_updates', { variables: { sql_safe_updates: '1' } }],
  [
    'sql_require_primary_key (MySQL alone has it)',
    { variables: { sql_require_primary_key: '1' }, mysqlOnly: true },
  ],
  [
    'Turkish default collations',
    {
      variables: {
        collation_server: "'utf8mb4_turkish_ci'",
        collation_connection: "'utf8mb4_turkish_ci'",
        collation_database: "'utf8mb4_turkish_ci'",
      },
      collation: 'utf8mb4_turkish_ci',
    },
  ],
];

/** Every character that the driver escapes, and letters that collations take for others. */
const TEXT = 'İki\'şer "oran" \\ \\\' ıI';

/**
 * The server's `init_connect` runs at the beginning of each session of an account without special rights, before its first
 * statement: the session is that of a server with the mode, and suites beside this one notice nothing.
 */
onServer(`a server whose sessions begin otherwise${SERVER ? '' : ' (skipped: it is embedded here)'}`, () => {
  let account: ServerAccount;
  let isMaria: boolean;
  let site: TestSite | null = null;
  let dataDir: string;

  beforeAll(async () => {
    account = await ServerAccount.make('modes');
    const [rows] = await account.server.query<RowDataPacket[]>('SELECT VERSION() AS version');
    isMaria = /mariadb/i.test(String(rows[0]!['version']));
    // sql_require_primary_key is not everybody's to set
    if (!isMaria) await account.server.query("GRANT SESSION_VARIABLES_ADMIN ON *.* TO ?@'%'", [account.name]);
  }, ITS_TURN);
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'oran-modes-'))));
  afterEach(async () => {
    await site?.close();
    site = null;
    await account.beginWith({});
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(() => account?.remove());

  async function openOn({ variables, collation = 'utf8mb4_bin' }: Mode): Promise<TestSite> {
    await account.empty(collation);
    await account.beginWith(variables);
    const connection = await createConnection(account.databaseUrl);
    const names = Object.keys(variables);
    const [[begun]] = await connection.query<RowDataPacket[]>(
      `SELECT ${names.map((name) => `@@SESSION.${name} AS ${name}`).join(', ')}`,
    );
    await connection.end();
    expect(begun).toEqual(
      Object.fromEntries(
        names.map((name) => [
          name,
          name.startsWith('sql_') && name !== 'sql_mode' ? 1 : variables[name]!.slice(1, -1),
        ]),
      ),
    );
    return openTestSite({ databaseUrl: account.databaseUrl, dataDir, remove: () => undefined });
  }

  it.each(MODES)(
    '%s changes nothing about logins, searches, filters, comments and imports',
    async (_, mode) => {
      if (mode.mysqlOnly && isMaria) return;
      site = await openOn(mode);
      const admin = await site.member('admin');
      const member = await site.member('user');
      await logins(site, member);
      await importsAndSearches(site, admin, member);
      await filters(site, member);
      await comments(site, admin, member);
    },
  );

  async function logins({ http }: TestSite, { email }: TestMember): Promise<void> {
    const login = (body: object) => http().post('/api/login').send(body);
    expect((await login({ email, password: TEST_PASSWORD })).status).toBe(200);
    for (const injected of ["' OR sleep(40) -- x", "\\' OR sleep(40) -- x", '" OR sleep(40) -- x']) {
      const begun = performance.now();
      const { status } = await login({ email: injected, password: TEST_PASSWORD });
      expect([injected, status]).toEqual([injected, 401]);
      expect(performance.now() - begun).toBeLessThan(30_000);
    }
  }

  async function importsAndSearches(open: TestSite, admin: TestMember, member: TestMember): Promise<void> {
    const { imported } = importRequests(
      () => open,
      () => admin,
    );
    const file = seasonFile(
      seasonRow("O'Higgins", 'IĞDIR \\ SPOR'),
      seasonRow('Iğdır', 'İnegöl', { date: '18/05/2024' }),
    );
    expect(await imported(file, "T1'in sezonu.csv")).toMatchObject({
      ...{ status: 'done', inserted: 2, skipped: 0, file_name: "T1'in sezonu.csv" },
    });
    const search = async (query: Record<string, string>) => {
      const { body } = await open.http(member.token).get('/api/odd-list-full-view').query(query).expect(200);
      return (body as { items: { home_team: string }[] }).items.map((row) => row.home_team).sort();
    };
    expect(await search({ ft_1_odd: '1.8' })).toEqual(['Iğdır FK', "O'Higgins"].sort());
    expect(await search({ home_team: "o'h" })).toEqual(["O'Higgins"]);
    expect(await search({ home_team: "' OR 1=1 -- x" })).toEqual([]);
  }

  async function filters({ http }: TestSite, { token }: TestMember): Promise<void> {
    const filter = { filter_name: TEXT, filter_data: { home_team: TEXT, ft_1_odd: '1.8' }, filter_type: 2 };
    await http(token).post('/api/save-filter').send(filter).expect(201);
    const { body } = await http(token).get('/api/get_filters').expect(200);
    expect(body).toMatchObject([filter]);
    // another name, though some collations say it is the same
    const other = { ...filter, filter_name: `${TEXT} a` };
    await http(token).post('/api/save-filter').send(other).expect(201);
  }

  async function comments(open: TestSite, admin: TestMember, member: TestMember): Promise<void> {
    const requests = commentRequests(
      () => open,
      () => admin,
    );
    const post = await requests.newPost();
    const content = `${TEXT}\nikinci satır\tson`;
    await requests.write(post, { content }, member).expect(201);
    expect(texts((await requests.read(post)).comments)).toEqual([content]);
  }
});
