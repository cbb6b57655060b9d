import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/demo-accounts';
import { DemoData } from '../../src/demo/demo-data.service';
import { hasDemo, hasInvented } from '../../src/platform/database/invented/invented';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import { Comment } from '../../src/modules/comments/entities/comment.entity';
import { SavedFilter } from '../../src/modules/filters/entities/saved-filter.entity';
import { chainFault } from '../support/chain-fault';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { storedImages } from '../support/images';
import { importRequests } from '../support/import-requests';
import { FIXTURE, PickDesk } from '../support/pick-desk';
import { runCli } from '../support/run-cli';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

/** The test clock's day. */
const TODAY = '2026-05-17';
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'a-secret-that-only-this-test-knows-of' };
const REFUSAL =
  'The site ended with code 1:\nBu veritabanında demo hesapları ya da uydurma kayıtlar var; canlı sitede bulunamazlar. Silmek için: npm run demo:remove\n';
const ADD_ADMIN = 'Önce kendi hesabınızı açın: npm run admin:create';
const SEASON = [
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd',
  '2026-05-16,20:00,Türkiye,Süper Lig,Ev,Konuk,2,1.85',
].join('\n');

describe(`a site that was tried with demo data on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let desk: PickDesk;
  /** An editor's post with a match that exists, on the public record. */
  let realPost: number;
  const requests = importRequests(
    () => site,
    () => desk.admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    // a short archive of the demo is an interrupted load, which the start completes with accounts and posts
    await insertDemoMatches(site.database, { from: '2025-11-25', to: '2026-05-10', today: TODAY });
    await site.app.get(DemoData).ensure();
    await site.run('picks');
    desk = await PickDesk.open(site);
    const [match] = await desk.add({ home: 'Gerçek' });
    realPost = await desk.post([match!, 'over_25_odd']);
    await desk.follow('2026-05-18T17:00:00.000Z');
  });
  afterAll(() => site?.close());

  async function count(what: string): Promise<number> {
    const [row] = await site.database.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM ${what}`,
    );
    return Number(row!.total);
  }
  const login = (email: string) => site.http().post('/api/login').send({ email, password: DEMO_PASSWORD });
  /** A demo account as one of the desk's people. */
  async function demo(email: string): Promise<TestMember> {
    const { body } = await login(email);
    return { id: 0, email, username: email.split('@')[0]!, token: body.session_token as string };
  }
  const remove = () => runCli('demo-remove', site.settings);
  const startInProduction = () => SiteProcess.start(site, PRODUCTION);
  const badge = async (): Promise<boolean> => {
    // the site looks for it every ten seconds
    site.clock.advance(11_000);
    return (await site.http().get('/api/settings')).body.demo_data;
  };

  it('marks what the demo made, and nothing else', async () => {
    for (const [table, made] of [
      ['blogs', "blogname LIKE 'DEMO · %'"],
      ['winnersclub', "blogname LIKE 'DEMO · %'"],
      ['comments', '1 = 1'],
      ['saved_filters', '1 = 1'],
    ] as const) {
      const marked = await count(`${table} WHERE is_demo = 1`);
      expect([table, marked > 0, await count(`${table} WHERE is_demo = 1 AND ${made}`)]).toEqual([
        ...[table, true],
        marked,
      ]);
    }
    expect(await count(`blogs WHERE id = ${realPost} AND is_demo = 0`)).toBe(1);
  });

  it('has only selections of matches that exist, by people who exist, on the public record', async () => {
    expect(await desk.head()).toMatchObject({ count: 1 });
    expect(await count('pick_record')).toBeGreaterThan(100);
    const [real, alsoReal] = await desk.add(
      { ...FIXTURE, date: '2026-05-20', home: 'Bir' },
      { ...FIXTURE, date: '2026-05-20', home: 'İki' },
    );
    const [invented] = await site.database.query<{ id: number }[]>(
      "SELECT id FROM matches WHERE is_demo = 1 AND match_date = '2026-05-20' LIMIT 1",
    );
    const demoEditor = await demo('editor@demo.local');
    // an editor's own, one with a match of the demo, and one that a demo account writes
    await desk.post([real!, 'over_25_odd']);
    await desk.send([{ match_id: invented!.id, column: 'ft_1_odd' }]);
    const tried = await desk.send([{ match_id: alsoReal!, column: 'over_25_odd' }], {
      token: demoEditor.token,
    });
    expect(tried.status).toBe(201);
    const before = await count('pick_record');
    await desk.follow('2026-05-21T12:00:00.000Z');
    expect((await count('pick_record')) - before).toBeGreaterThanOrEqual(3);
    expect(await desk.head()).toMatchObject({ count: 2 });
    const { text } = await site.http().get('/api/pick-record.csv').buffer(true);
    expect(
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(';')[6]),
    ).toEqual(['Gerçek', 'Bir']);
    expect(await chainFault(site.database)).toBeNull();
    // readers of the demo still see its editors' selections, numbered by themselves
    const { picks } = (await site.http(desk.member.token).get('/api/editors/editor/picks?per_page=100')).body;
    const places = (picks as { seq: number | null }[]).map(({ seq }) => seq);
    expect(Math.max(...places.map(Number))).toBeLessThanOrEqual(await count('pick_record'));
  });

  it('asks for an admin of the owner’s before it removes anything', async () => {
    const demote = (from: string, to: string) =>
      site.database.query('UPDATE users SET role = ? WHERE id = ? AND role = ?', [to, desk.admin.id, from]);
    await demote('admin', 'editor');
    const before = [await count('users'), await count('matches'), await count('pick_record')];
    const { code, output } = await remove();
    expect([code, output]).toEqual([1, expect.stringContaining(ADD_ADMIN)]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect([await count('users'), await count('matches'), await count('pick_record')]).toEqual(before);
    await demote('editor', 'admin');
  });

  it('does not start in production, and says why in one line', async () => {
    await expect(startInProduction()).rejects.toThrow(new Error(REFUSAL));
  });

  it('loses everything invented to an import with replace_demo, and nothing else', async () => {
    const [record, head, images] = [await count('pick_record'), await desk.head(), storedImages(site).length];
    const own = await desk.send(undefined);
    const member = await demo('uye@demo.local');
    const filter = { filter_name: 'Denediğim', filter_type: 2, filter_data: { ft_1_odd: '1.85' } };
    expect((await site.http(member.token).post('/api/save-filter').send(filter)).status).toBe(201);
    const [demoPost] = await site.database.query<{ id: number; image_filename: string }[]>(
      'SELECT id, image_filename FROM blogs WHERE is_demo = 1 AND image_filename IS NOT NULL ORDER BY id LIMIT 1',
    );
    const write = (id: number, content: string) =>
      site.http(desk.member.token).post(`/api/blogs/${id}/comments`).send({ content }).expect(201);
    await write(demoPost!.id, 'Gider');
    await write(realPost, 'Kalır');
    // a coupon of the demo that an admin took into the club under other words
    const { offers } = (await site.http(desk.admin.token).get('/api/winnersclub/offers')).body;
    const club = site.http(desk.admin.token).post('/api/winnersclub/offers');
    expect((await club.send({ blog_id: offers[0].blog_id })).status).toBe(201);
    await site.database.query("UPDATE winnersclub SET blogname = 'Bizim' WHERE is_demo = 0");
    // and a picture of it on a post of the owner's
    const { image_filename } = demoPost!;
    const [{ image_filename: replaced }] = (await site.database.query(
      'SELECT image_filename FROM blogs WHERE id = ?',
      [realPost],
    )) as [{ image_filename: string }];
    await site.database.query('UPDATE blogs SET image_filename = ? WHERE id = ?', [image_filename, realPost]);

    expect(await badge()).toBe(true);
    const real = await count('matches WHERE is_demo = 0');
    await requests.imported(SEASON, 'sezon.csv', { replace_demo: 'true' });
    expect(await hasInvented(site.database.manager)).toBe(false);
    expect(await badge()).toBe(false);
    expect(record).toBeGreaterThan(head.count);
    expect([await count('pick_record'), await desk.head()]).toEqual([head.count, head]);
    expect([await count('pick_selections'), await count('winnersclub')]).toEqual([0, 0]);
    expect(await count('matches')).toBe(real + 1);
    expect(await count(`blogs WHERE id = ${demoPost!.id}`)).toBe(0);
    expect(await count(`blogs WHERE id IN (${realPost}, ${(own.body as { id: number }).id})`)).toBe(2);
    const comments = await site.database.manager.find(Comment);
    expect(comments.map(({ content }) => content)).toEqual(['Kalır']);
    const filters = await site.database.manager.find(SavedFilter);
    expect(filters.map(({ name }) => name)).toEqual(['Denediğim']);
    const pictures = await site.database.query<{ image_filename: string }[]>(
      'SELECT image_filename FROM blogs',
    );
    expect(storedImages(site).sort()).toEqual(
      [...pictures.map(({ image_filename: name }) => name), replaced].sort(),
    );
    expect(storedImages(site).length).toBeLessThan(images);
    // the owner isn't locked out
    for (const { email } of DEMO_ACCOUNTS) expect((await login(email)).status).toBe(200);
    // but the accounts alone are too much for the public
    await expect(startInProduction()).rejects.toThrow(new Error(REFUSAL));
  });

  it('is its owner’s after demo:remove, starts in production, and no start brings anything back', async () => {
    await insertDemoMatches(site.database, { from: TODAY, to: '2026-05-23', today: '2026-05-21' });
    const [match] = await desk.add({ ...FIXTURE, date: '2026-05-24' });
    const demoEditor = await demo('editor@demo.local');
    const tried = await desk.send([{ match_id: match!, column: 'over_25_odd' }], { token: demoEditor.token });
    expect(tried.status).toBe(201);
    const head = await desk.head();
    const { code, output } = await runCli('demo-remove', { ...site.settings, environment: PRODUCTION });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Silindi: [1-9][\d.]* maç, 0 gönderi, .* 4 demo hesabı\.\n$/),
    ]);
    expect(await hasDemo(site.database.manager)).toBe(false);
    expect(await badge()).toBe(false);
    expect(await count('users')).toBe(3);
    // what a demo account had picked would be on the public record under a name that is free now
    await desk.follow('2026-05-25T12:00:00.000Z');
    expect([await desk.head(), await chainFault(site.database)]).toEqual([head, null]);

    expect(await remove()).toEqual({ code: 0, output: 'Bu sitede demo verisi ya da demo hesabı yok.\n' });
    expect(await site.app.get(DemoData).ensure()).toBe(false);
    expect(await hasDemo(site.database.manager)).toBe(false);
    expect((await login('admin@demo.local')).status).toBe(401);
    const started = await startInProduction();
    expect(started.output()).not.toContain('demo');
    await started.stop();
  });
});
