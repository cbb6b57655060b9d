import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { binary } from '../support/binary';
import { openTestSite, type TestSite } from '../support/create-test-site';
import { FIRST_VERSION, leaveFirstVersion, type Row, rowsOfFirstVersion } from '../support/first-version';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const PASSWORD = 'köprü-altı-1960';
/** Less than an hour after the first version was stopped. */
const UPGRADED_AT = '2026-11-24T21:00:00.000Z';
/** What the first version gave Ayşe when she logged in, and the key that it signed it with. */
const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOjcsInNpZCI6IjIxODQwODZkYjVhYjExM2VhZTM1Nzk4YTAxNzJiODUzIiwiaWF0IjoxNzk1NTUxNTQ5LCJleHAiOjE3OTU1OTQ3NDl9.y12UIrC7u8xIHvPG1BtHKmEsW5uEv2-zucaUy6JKsdA';
const JWT_SECRET = 'the-upgrade-test-signs-with-this-key';
const END_OF_AYSE = '2027-03-24T21:49:03.209Z';

describe(`a site that the first version has left, after its upgrade, on the ${DATABASE_NAME}`, () => {
  const before = rowsOfFirstVersion();
  let place: TestPlace;
  let site: TestSite;

  beforeAll(async () => {
    place = await createTestPlace();
    await leaveFirstVersion(place);
    // as in production: on a server files move into the database
    site = await openTestSite(place, { JWT_SECRET, FILES: place.databaseUrl ? 'database' : 'folder' });
    site.clock.set(UPGRADED_AT);
  });

  afterAll(() => site?.close());

  const login = (email: string, password = PASSWORD) =>
    site.http().post('/api/login').send({ email, password });
  const as = async (email: string, password?: string) =>
    site.http((await login(email, password)).body.session_token);

  it('has the tables that its entities describe, and nothing left to migrate at the next start', async () => {
    const { upQueries } = await site.database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    const done = () => site.database.query('SELECT id, name FROM migrations ORDER BY id');
    const migrations = (await done()) as { name: string }[];
    expect(migrations.slice(0, 4).map(({ name }) => name)).toEqual(
      before.migrations!.map(({ name }) => name),
    );
    expect(migrations.length).toBe(site.database.migrations.length);
    const again = await openTestDatabase(place);
    expect(await again.showMigrations()).toBe(false);
    await again.destroy();
    expect(await done()).toEqual(migrations);
  });

  it.each(Object.keys(before).filter((table) => table !== 'migrations'))(
    'has every row of %s',
    async (table) => {
      const rows = (await site.database.query(`SELECT * FROM ${MOVED[table] ?? table}`)) as Row[];
      for (const row of before[table]!) {
        const [[key, value]] = Object.entries(row) as [[string, unknown]];
        const now = rows.find((each) => each[key] === value);
        const kept = Object.fromEntries(Object.keys(row).map((column) => [column, plain(now?.[column])]));
        expect(kept).toEqual({ ...row, ...GONE[table] });
      }
    },
  );

  it.each([
    ['yonetici@ornek.com', PASSWORD, 'admin', null],
    ['yazar@ornek.com', PASSWORD, 'editor', null],
    ['ayse@ornek.com', PASSWORD, 'user', END_OF_AYSE],
    ['suresiz@ornek.com', PASSWORD, 'user', null],
    // a membership that has ended
    ['biten@ornek.com', PASSWORD, 'wait', '2026-11-24T20:20:06.338Z'],
    ['bekleyen2@ornek.com', PASSWORD, 'wait', null],
    ['admin@demo.local', 'Demo-1234', 'admin', null],
  ])('lets %s in with the same password, role and end of membership', async (email, password, role, end) => {
    const entered = await login(email, password);
    expect([entered.status, entered.body.role]).toEqual([200, role]);
    expect((await login(email, `${password}!`)).status).toBe(401);
    const { body } = await site.http(entered.body.session_token).get('/api/check_role');
    expect([body.role, body.subscription_end_date]).toEqual([role, end]);
  });

  it('goes on with a session, and gives nothing twice for a key that was used before', async () => {
    const { status, body } = await site.http(TOKEN).get('/api/check_role');
    expect([status, body.username]).toEqual([200, 'Ayşe']);
    const repeated = await (
      await as('admin@demo.local', 'Demo-1234')
    )
      .post('/api/purchase_subscription')
      .set('Idempotency-Key', 'havale-2026-0001')
      .send({ user_id: 7, duration_type: '3_month' });
    expect([repeated.status, repeated.body]).toEqual([200, { status: 'success' }]);
    expect((await site.http(TOKEN).get('/api/check_role')).body.subscription_end_date).toBe(END_OF_AYSE);
  });

  it.each([
    ['opening', 1, 10],
    // one is far ahead
    ['closing', 2, 9],
  ])('finds every match by one of its prices, with the same %s prices', async (set, type, priced) => {
    let compared = 0;
    for (const match of before.matches!) {
      const stored = before[`${set}_odds`]!.find((row) => row.match_id === match.id)!;
      const prices = Object.fromEntries(
        Object.entries(stored)
          .filter(([column]) => /_odd$|^fg_no$/.test(column))
          .map(([column, hundredths]) => [column, Number(hundredths) / 100]),
      );
      if (prices.ft_1_odd === undefined) continue;
      const { body } = await site
        .http(TOKEN)
        .get('/api/odd-list-full-view')
        .query({ filter_type: type, ft_1_odd: prices.ft_1_odd.toFixed(2) });
      const found = (body.items as Row[]).find(({ id }) => id === match.id);
      expect(found).toMatchObject({
        ...prices,
        match_date: match.match_date,
        home_team: match.home_team,
        away_team: match.away_team,
        home_ft_score: match.home_ft_score ?? null,
      });
      compared += 1;
    }
    expect(compared).toBe(priced);
  });

  it('shows posts, comments, winners and their images', async () => {
    const member = site.http(TOKEN);
    const { body: post } = await member.get('/api/blogs/6');
    expect(post).toMatchObject({
      blogname: 'Pazar kuponu',
      author: 'Yazar',
      date: '2026-11-24T20:19:10.468Z',
    });
    const { body: thread } = await member.get('/api/blogs/6/comments');
    expect(thread.comments).toMatchObject([
      {
        content: 'Şansı bol olsun ⚽',
        author: 'Ayşe',
        replies: [{ content: 'Teşekkürler', author: 'Yazar' }],
      },
      { content: '[silindi]', replies: [{ content: 'Neden?' }] },
    ]);
    const { winnersclub: winners } = (await member.get('/api/winnersclub')).body;
    expect(winners.map(({ blogname }: Row) => blogname)).toContain('Dört maçlık kupon');
    for (const { image_filename } of [post, ...winners] as { image_filename: string }[]) {
      const image = await site.http().get(`/assets/kupon/${image_filename}`).buffer(true).parse(binary);
      expect(image.body).toEqual(fileOf('kupon', image_filename));
    }
  });

  it('hands out receipts as they were sent in, decided as they were', async () => {
    const admin = await as('yonetici@ornek.com');
    const { body: receipts } = await admin.get('/api/receipts');
    expect(receipts.map(({ id, status, reason }: Row) => [id, status, reason])).toEqual([
      [3, 'rejected', 'Tutar eksik'],
      [2, 'pending', null],
      [1, 'approved', null],
    ]);
    for (const { id, stored_name } of before.receipts!) {
      const file = await admin
        .get(`/api/receipts/${String(id)}/file`)
        .buffer(true)
        .parse(binary);
      expect(file.body).toEqual(fileOf('receipts', String(stored_name)));
    }
    const approved = await admin.post('/api/receipts/2/approve').send({ duration_type: '3_month' });
    expect(approved.status).toBe(200);
    expect((await login('bekleyen2@ornek.com')).body.role).toBe('user');
  });

  it('keeps what an admin set, and tells the panel who wrote', async () => {
    const { body: settings } = await site.http().get('/api/settings');
    expect([settings.site_name, settings.bank.iban]).toEqual([
      'Oran Kütüphanesi',
      'TR33 0006 1005 1978 6457 8413 26',
    ]);
    const admin = await as('yonetici@ornek.com');
    const [message] = (await admin.get('/api/contacts')).body;
    expect(message).toMatchObject({ name: 'Çiğdem', metin: 'Üç aylık var mı?\nTeşekkürler' });
    const { body: subscribers } = await admin.get('/api/subscribers?sort=id&order=asc');
    expect(subscribers.map((row: Row) => [row.email, row.consent_text_version])).toEqual([
      ['okur@ornek.com', '2026-05'],
      ['onaysiz@ornek.com', '2026-05'],
    ]);
  });

  it('knows what each import said: one that is repeated changes nothing, one that is undone leaves the rest', async () => {
    const again = await site.app.get(ImportsService).importFile(join(FIRST_VERSION, 'native.csv'));
    expect(again).toMatchObject({ status: 'done', rows_read: 5, unchanged: 5 });
    const admin = await as('yonetici@ornek.com');
    const { status } = await admin.get('/api/imports/2/report');
    expect(status).toBe(200);
    for (const id of [again.importId, 2]) {
      expect((await admin.delete(`/api/imports/${id}`)).status).toBe(202);
      await site.run('imports');
    }
    const { body } = await site.http(TOKEN).get('/api/odd-list-full-view').query({ source: 'football-data' });
    expect(body.items.map(({ home_team, ft_1_odd }: Row) => [home_team, ft_1_odd])).toEqual([
      ['Demirkale', 2.15],
      ['Akkuguspor', 1.8],
    ]);
    expect((await site.http(TOKEN).get('/api/odd-list-full-view?source=native')).body.items).toEqual([]);
  });
});

/** Tables whose rows are in another one since. */
const MOVED: Record<string, string> = { mails: 'outbox' };

/** What later versions have no column for: a claim on an import names its process now. */
const GONE: Readonly<Record<string, Row>> = { imports: { heartbeat_at: undefined } };

const fileOf = (kind: string, name: string): Buffer => readFileSync(join(FIRST_VERSION, 'files', kind, name));

/** A value as the embedded database stores it. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  return typeof value === 'boolean' ? Number(value) : value;
}
