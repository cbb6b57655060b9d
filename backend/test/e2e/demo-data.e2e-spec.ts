import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { addDays } from '../../src/platform/time/istanbul';
import { FURTHER_COMPETITIONS } from '../../src/platform/database/invented/further-competitions';
import { foldText } from '../../src/platform/text/fold';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/demo-accounts';
import { DEMO_COMMENTS, DEMO_PICKS, DEMO_WINNERS } from '../../src/demo/demo-posts';
import { DemoData } from '../../src/demo/demo-data.service';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import { sourceBit } from '../../src/archive/catalogue/price-sources';
import { removeInvented } from '../../src/modules/imports/invented/remove-invented';
import { SharedFiles } from '../../src/platform/database/files/shared-files';
import type { Settings } from '../../src/platform/config/settings';
import { insertDemoPosts } from '../../src/demo/insert-demo-posts';
import { rollDemoMatches } from '../../src/demo/roll-matches';
import { ISTANBUL, toInstant } from '../../src/platform/time/zoned-time';
import type { BlogDto } from '../../src/modules/blogs/dto/blogs.dto';
import { filterProblems } from '../../src/modules/filters/data/filter-data';
import type { FilterRecordDto } from '../../src/modules/filters/dto/filter-record.dto';
import { ImageStore } from '../../src/modules/images/store/image-store';
import { RecordChecker } from '../../src/modules/blogs/picks/chain/record-checker';
import { placeOf } from '../../src/modules/blogs/picks/chain/chains';
import { RECORD_HEAD, recordLine, type RecordFileRow } from '../../src/modules/blogs/picks/chain/record-file';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { PickSettlement } from '../../src/modules/blogs/picks/entities/pick-settlement.entity';
import type { SelectionChangeDto } from '../../src/modules/blogs/picks/dto/picks.dto';
import { STATE_NAMES } from '../../src/modules/blogs/picks/settling/pick-state';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { storedImages } from '../support/images';
import { removeDemo } from '../support/remove-demo';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

/** The test clock's day. */
const TODAY = '2026-05-17';

async function count(database: DataSource, what: string): Promise<number> {
  const [row] = (await database.query(`SELECT COUNT(*) AS total FROM ${what}`)) as {
    total: number | string;
  }[];
  return Number(row!.total);
}

/** Picks of the demo, and all of its pictures. */
const POSTS = DEMO_PICKS.length + 58;
const PICTURES = DEMO_PICKS.length + 10 + DEMO_WINNERS.length;

type Contents = Record<string, string | number | null>[];

const RESULT = ['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score', 'first_goal'];

const resultOf = (row: Contents[number]) => RESULT.map((column) => row[column]);
const withoutResult = (row: Contents[number]) =>
  Object.entries(row).filter(([column]) => !RESULT.includes(column));
const gameOf = ({ name, match_date, home_team }: Contents[number]): string =>
  `${name} ${match_date} ${home_team}`;

/** SQL of the matches of these competitions, with a parameter for each of their folded names. */
const matchesOf = (competitions: readonly unknown[]): string =>
  'matches WHERE competition_id IN' +
  ` (SELECT id FROM competitions WHERE name_folded IN (${competitions.map(() => '?').join(', ')}))`;

/** Everything that the site shows of its matches, under names instead of ids. */
function contents(database: DataSource): Promise<Contents> {
  return database.query(
    'SELECT c.country_name, c.name, c.league_code, m.match_date, m.match_time, m.season_slug, m.code, m.home_team,' +
      ' m.away_team, m.home_ht_score, m.away_ht_score, m.home_ft_score, m.away_ft_score, m.first_goal,' +
      ' o.ft_1_odd AS o1, o.cs_other_odd AS o2, o.ft_code AS o3, z.ft_1_odd AS z1, z.home_over_25_odd AS z2' +
      ' FROM matches m JOIN competitions c ON c.id = m.competition_id' +
      ' JOIN opening_odds o ON o.match_id = m.id JOIN closing_odds z ON z.match_id = m.id' +
      ' ORDER BY m.match_date, m.match_time, c.name, m.home_team',
  );
}

describe(`demo data at the first start on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite();
    await site.app.get(DemoData).ensure();
  });

  afterAll(() => site?.close());

  /** The chain of the demo's selections, which holds by itself. */
  async function inventedRecord(): Promise<RecordFileRow[]> {
    const { manager } = site.database;
    const settled = await manager.findBy(PickSettlement, { is_current: true });
    const states = new Map(settled.map(({ seq, state }) => [seq, state]));
    const stored = await manager.find(PickRecordRow, { order: { seq: 'ASC' } });
    const rows = stored.map((row) => ({
      ...row,
      seq: placeOf(row.seq),
      locked_at: row.locked_at.toISOString(),
      state: STATE_NAMES[states.get(row.seq) ?? 'open'],
    }));
    const checker = new RecordChecker();
    for (const row of rows) checker.add(recordLine(row).trimEnd().split(';'));
    expect([checker.problem, checker.count > 0]).toEqual([null, true]);
    return rows;
  }

  it('is an archive of about 20,000 played matches and two weeks of fixtures from today on', async () => {
    const played = await count(
      site.database,
      `matches WHERE match_date < '${TODAY}' AND home_ft_score IS NOT NULL`,
    );
    expect(Math.abs(played - 20_000)).toBeLessThan(1_500);
    for (let day = 0; day <= 14; day += 1) {
      const date = addDays(TODAY, day);
      const onDay = `matches WHERE match_date = '${date}'`;
      expect([date, (await count(site.database, onDay)) >= 40]).toEqual([date, true]);
      expect(await count(site.database, `${onDay} AND home_ft_score IS NOT NULL`)).toBe(0);
      const [row] = (await site.database.query(
        `SELECT COUNT(DISTINCT country_name) AS countries FROM competitions WHERE id IN (SELECT competition_id FROM ${onDay})`,
      )) as { countries: number | string }[];
      expect([date, Number(row!.countries) >= 8]).toEqual([date, true]);
    }
    expect(await count(site.database, `matches WHERE match_date > '${addDays(TODAY, 14)}'`)).toBe(0);
    expect(await count(site.database, 'matches WHERE is_demo = 0')).toBe(0);
  });

  it('has fixtures at the prices of a bulletin, against a past at those of season files', async () => {
    const sources = (await site.database.query(
      `SELECT DISTINCT match_date < '${TODAY}' AS past, opening_sources AS opening, closing_sources AS closing FROM matches ORDER BY past`,
    )) as object[];
    const [past, coming] = [sourceBit('demo'), sourceBit('demo-bulletin')];
    expect(sources.map((row) => Object.values(row).map(Number))).toEqual([
      [0, coming, coming],
      [1, past, past],
    ]);
    const margin = async (prices: readonly string[], condition: string) => {
      const [row] = (await site.database.query(
        `SELECT AVG(${prices.map((price) => `100.0 / o.${price}`).join(' + ')}) AS mean` +
          ` FROM matches m JOIN closing_odds o ON o.match_id = m.id WHERE m.match_date ${condition} '${TODAY}'`,
      )) as { mean: number | string }[];
      return Number(row!.mean);
    };
    const result = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'];
    const goals = ['under_25_odd', 'over_25_odd'];
    expect(await margin(result, '<')).toBeCloseTo(1.06, 2);
    expect(await margin(goals, '<')).toBeCloseTo(1.05, 2);
    expect(await margin(result, '>=')).toBeCloseTo(1.2, 2);
    expect(await margin(goals, '>=')).toBeCloseTo(1.19, 2);
  });

  it('gives every match both sets of odds, with the prices in hundredths', async () => {
    const matches = await count(site.database, 'matches');
    expect(await count(site.database, 'opening_odds WHERE ft_x_odd > 100 AND ft_code > 0')).toBe(matches);
    expect(await count(site.database, 'closing_odds WHERE ft_x_odd > 100 AND ft_code > 0')).toBe(matches);
  });

  it.each(DEMO_ACCOUNTS.map(({ email, role }) => [email, role]))(
    'lets %s log in as %s',
    async (email, role) => {
      const answer = await site.http().post('/api/login').send({ email, password: DEMO_PASSWORD });
      expect([answer.status, answer.body.role]).toEqual([200, role]);
    },
  );

  it('gives its member the subscription that the end of the membership follows from', async () => {
    const login = (email: string) => site.http().post('/api/login').send({ email, password: DEMO_PASSWORD });
    const member = (await login('uye@demo.local')).body.session_token as string;
    const admin = (await login('admin@demo.local')).body.session_token as string;
    const [row, ...more] = (await site.http(admin).get('/api/subscriptions')).body;
    expect([row, more]).toEqual([expect.objectContaining({ username: 'uye', duration_minutes: 43_200 }), []]);
    const { body: profile } = await site.http(member).get('/api/profile');
    const end = new Date(row.created_at).getTime() + row.duration_minutes * 60_000;
    expect(profile.subscription_end_date).toBe(new Date(end).toISOString());
  });

  it('gives its member filters with a record on both sides, and one that tells of matches', async () => {
    const { body } = await site
      .http()
      .post('/api/login')
      .send({ email: 'uye@demo.local', password: DEMO_PASSWORD });
    const member = site.http(body.session_token);
    const filters = (await member.get('/api/get_filters')).body as {
      id: number;
      filter_data: object;
      filter_type: 1 | 2;
      alert: { enabled: boolean };
    }[];
    expect(filters.map(({ alert }) => alert.enabled)).toEqual([true, false]);
    for (const { id, filter_type, filter_data } of filters) {
      expect(filterProblems(filter_type, filter_data, TODAY)).toEqual({});
      const { before, since } = (await member.get(`/api/filter-record/${id}`)).body as FilterRecordDto;
      expect(Math.min(before!.bets, since!.bets)).toBeGreaterThan(30);
    }
  });

  it('shows members picks with images and comments, and winners, all marked as demo', async () => {
    const login = await site
      .http()
      .post('/api/login')
      .send({ email: 'uye@demo.local', password: DEMO_PASSWORD });
    const member = site.http(login.body.session_token);
    const { blogs } = (await member.get('/api/blogs?per_page=100')).body;
    const { winnersclub } = (await member.get('/api/winnersclub')).body;
    expect([blogs.length, winnersclub.length]).toEqual([POSTS, DEMO_WINNERS.length]);
    expect((await member.get('/api/authors')).body).toEqual({ authors: ['admin', 'demo.yazar', 'editor'] });
    const shown = [...blogs, ...winnersclub] as { blogname: string; image_filename: string | null }[];
    for (const { blogname } of shown) expect(blogname).toMatch(/^DEMO · /);
    const onFirstPages = blogs.slice(0, 24) as { image_filename: string | null }[];
    expect(onFirstPages.filter(({ image_filename }) => image_filename === null)).toEqual([]);
    for (const { image_filename } of shown.filter((post) => post.image_filename !== null)) {
      const image = await member.get(`/assets/kupon/${image_filename}`);
      expect(await sharp(image.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 640 });
      const small = await member.get(`/assets/kupon/${image_filename}-480.webp`);
      expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 480 });
    }
    const thread = (await member.get(`/api/blogs/${blogs[0].id}/comments`)).body;
    expect(thread.comments[0].replies[0].replies[0].author).toBe('uye');
    const standing = DEMO_COMMENTS.filter(({ isDeleted }) => !isDeleted);
    expect((await member.get('/api/recent-comments')).body.total).toBe(standing.length);
  });

  it('gives its authors a good, a bad and a short record, from selections that the site itself settled', async () => {
    await site.run('picks');
    const rows = await inventedRecord();
    const outcome = (author: string) => {
      const own = rows.filter((row) => row.author === author);
      const won = own.filter(({ state }) => state === 'kazandı');
      const settled = won.length + own.filter(({ state }) => state === 'kaybetti').length;
      const profit = won.reduce((sum, { odd }) => sum + odd / 100, 0) - settled;
      return { settled, yield: profit / settled, states: [...new Set(own.map(({ state }) => state))] };
    };
    const [good, bad, short] = ['editor', 'demo.yazar', 'admin'].map(outcome);
    expect(Math.min(good!.settled, bad!.settled)).toBeGreaterThanOrEqual(150);
    expect(good!.yield).toBeGreaterThan(0.1);
    expect(bad!.yield).toBeLessThan(-0.1);
    expect(short!.settled).toBeGreaterThan(5);
    expect(short!.settled).toBeLessThan(30);
    expect(good!.states).toEqual(expect.arrayContaining(['kazandı', 'kaybetti', 'iade', 'bekliyor']));
  });

  it('is on no public record', async () => {
    await site.run('picks');
    expect((await site.http().get('/api/pick-record.csv').buffer(true)).text).toBe(RECORD_HEAD);
    expect((await site.http().get('/api/pick-record/head')).body.count).toBe(0);
  });

  it('has posts with open selections, an edited one, and one whose selections were changed', async () => {
    const login = await site
      .http()
      .post('/api/login')
      .send({ email: 'uye@demo.local', password: DEMO_PASSWORD });
    const { blogs } = (await site.http(login.body.session_token).get('/api/blogs?per_page=100')).body as {
      blogs: BlogDto[];
    };
    for (const { selections } of blogs) expect(selections.length).toBeGreaterThan(1);
    const open = blogs[0]!.selections.filter(({ state }) => state === 'bekliyor');
    expect(open).toHaveLength(DEMO_PICKS[0]!.selections.length);
    expect(blogs.filter(({ edited_at }) => edited_at !== null)).toHaveLength(1);
    const [changed, ...others] = blogs.filter(({ selection_changes }) => selection_changes.length > 0);
    expect(others).toEqual([]);
    const [{ removed, added }] = changed!.selection_changes as [SelectionChangeDto];
    expect([removed.length, added.length, removed[0]!.match_id]).toEqual([1, 1, added[0]!.match_id]);
    const now = changed!.selections.find(({ match_id }) => match_id === added[0]!.match_id)!;
    expect([now.column, now.odd, now.locked_at]).toEqual([
      added[0]!.column,
      added[0]!.odd,
      changed!.selection_changes[0]!.changed_at,
    ]);
  });

  it('locks no price after the first kick-off of its post', async () => {
    for (const { match_date: date, match_time, locked_at } of await inventedRecord())
      expect(Date.parse(locked_at)).toBeLessThan(toInstant({ date, time: match_time! }, ISTANBUL));
  });

  it('is put in once by processes that start at the same time', async () => {
    // comments first: MySQL 9.6 and later refuse the cascade from posts through replies
    await site.database.query('UPDATE comments SET parent_id = NULL');
    for (const table of ['comments', 'pick_selections', 'pick_changes', 'blogs', 'winnersclub'])
      await site.database.query(`DELETE FROM ${table}`);
    const images = site.app.get(ImageStore);
    const before = storedImages(site).length;
    const now = site.clock.now();
    await Promise.all(Array.from({ length: 3 }, () => insertDemoPosts(site.database, images, now)));
    expect(await count(site.database, 'blogs')).toBe(POSTS);
    expect(await count(site.database, 'winnersclub')).toBe(DEMO_WINNERS.length);
    expect(storedImages(site)).toHaveLength(before + PICTURES);
  });

  it('is left as it is by the next start, deleted posts included', async () => {
    await site.run('picks');
    const record = await inventedRecord();
    const [{ id }] = (await site.database.query('SELECT MIN(id) AS id FROM blogs')) as [{ id: number }];
    await site.database.query('UPDATE comments SET parent_id = NULL WHERE blog_id > ?', [id]);
    await site.database.query('DELETE FROM comments WHERE blog_id > ?', [id]);
    await site.database.query('DELETE FROM blogs WHERE id > ?', [id]);
    const before = await contents(site.database);
    expect(await site.app.get(DemoData).ensure()).toBe(true);
    await site.run('picks');
    expect(await inventedRecord()).toEqual(record);
    expect(await count(site.database, 'blogs')).toBe(1);
    expect(await contents(site.database)).toEqual(before);
    expect(await count(site.database, 'users')).toBe(DEMO_ACCOUNTS.length);
  });

  it('goes away without its accounts when it is removed, and does not come back', async () => {
    await removeDemo(site);
    await site.app.get(DemoData).ensure();
    expect(await count(site.database, 'matches')).toBe(0);
    expect(await count(site.database, 'opening_odds')).toBe(0);
    expect(await count(site.database, 'closing_odds')).toBe(0);
    expect(await count(site.database, 'competitions')).toBe(0);
    expect(await count(site.database, 'users')).toBe(DEMO_ACCOUNTS.length);
  });
});

describe(`demo data on a site in use on the ${DATABASE_NAME}`, () => {
  it('is not loaded where there is an account already', async () => {
    const site = await createTestSite();
    try {
      await site.member('admin');
      expect(await site.app.get(DemoData).ensure()).toBe(false);
      expect(await count(site.database, 'matches')).toBe(0);
      expect(await count(site.database, 'users')).toBe(1);
      expect(await count(site.database, 'blogs')).toBe(0);
    } finally {
      await site.close();
    }
  });
});

describe(`demo fixtures from day to day on the ${DATABASE_NAME}`, () => {
  const from = addDays(TODAY, -40);
  let place: TestPlace;
  let database: DataSource;

  beforeEach(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
  });

  afterEach(async () => {
    await database?.destroy();
    place?.remove();
  });

  const load = (today: string) => insertDemoMatches(database, { from, to: addDays(today, 14), today });

  async function startAfresh(): Promise<void> {
    await database.destroy();
    place.remove();
    place = await createTestPlace();
    database = await openTestDatabase(place);
  }

  it.each([1, 9, 30])('are, %i days later, those of a first start on that day', async (days) => {
    await load(TODAY);
    const before = await contents(database);
    const later = addDays(TODAY, days);
    const { added, settled } = await rollDemoMatches(database, later);
    expect(added).toBeGreaterThan(0);
    expect(settled).toBeGreaterThan(0);
    const rolled = await contents(database);
    // what has become past keeps its prices
    expect(rolled.slice(0, before.length).map(withoutResult)).toEqual(before.map(withoutResult));

    await startAfresh();
    await load(later);
    const fresh = await contents(database);
    const from = (rows: Contents, day: string) => rows.filter(({ match_date }) => String(match_date) >= day);
    expect(from(rolled, later)).toEqual(from(fresh, later));
    const results = new Map(rolled.map((row) => [gameOf(row), resultOf(row)]));
    for (const row of fresh)
      expect([gameOf(row), results.get(gameOf(row))]).toEqual([gameOf(row), resultOf(row)]);
  });

  it('are settled in competitions without a past too, which then have one', async () => {
    await load(TODAY);
    await rollDemoMatches(database, addDays(TODAY, 2));
    const ofFurther = `${matchesOf(FURTHER_COMPETITIONS)} AND match_date`;
    const names = FURTHER_COMPETITIONS.map(({ name }) => foldText(name));
    const total = async (condition: string): Promise<number> => {
      const [row] = (await database.query(
        `SELECT COUNT(*) AS total FROM ${ofFurther} ${condition}`,
        names,
      )) as { total: number | string }[];
      return Number(row!.total);
    };
    expect(await total(`< '${TODAY}'`)).toBe(0);
    expect(await total(`>= '${addDays(TODAY, 2)}'`)).toBe(15 * 40);
    // one in 170 is postponed
    const played = await total(`< '${addDays(TODAY, 2)}' AND home_ft_score IS NOT NULL`);
    expect(played).toBeGreaterThan(75);
  });

  it('are all there on a site whose demo was made before there were competitions without a past', async () => {
    await load(TODAY);
    const complete = await contents(database);
    const names = FURTHER_COMPETITIONS.map(({ name }) => foldText(name));
    await database.query(`DELETE FROM ${matchesOf(FURTHER_COMPETITIONS)}`, names);
    expect((await rollDemoMatches(database, TODAY)).added).toBe(15 * 40);
    expect(await contents(database)).toEqual(complete);
  });

  it('are completed after a load that broke off', async () => {
    await insertDemoMatches(database, { from, to: addDays(from, 12), today: TODAY });
    await rollDemoMatches(database, TODAY);
    const completed = await contents(database);

    await startAfresh();
    await load(TODAY);
    expect(completed).toEqual(await contents(database));
  });

  it('are written once by two loads at the same time', async () => {
    const written = await Promise.all([load(TODAY), load(TODAY)]);
    expect(await count(database, 'matches')).toBe(written[0]! + written[1]!);
    expect(await count(database, "matches WHERE match_date = '2026-05-17'")).toBeGreaterThan(0);
    const twice = await database.query(
      'SELECT pair_key, match_date FROM matches GROUP BY pair_key, match_date HAVING COUNT(*) > 1',
    );
    expect(twice).toEqual([]);
  });

  it('mark what changed with a new revision, and leave other matches alone when removed', async () => {
    await load(TODAY);
    const [row] = (await database.query('SELECT revision FROM archive_revision')) as { revision: number }[];
    expect(await count(database, `matches WHERE revision > ${row!.revision}`)).toBe(0);
    await rollDemoMatches(database, addDays(TODAY, 1));
    expect(await count(database, `matches WHERE revision > ${row!.revision}`)).toBeGreaterThan(0);

    await database.query(`UPDATE matches SET is_demo = 0 WHERE match_date = '${TODAY}'`);
    const own = await count(database, 'matches WHERE is_demo = 0');
    const files = new SharedFiles({ dataDir: place.dataDir } as Settings, database);
    await removeInvented(database, place, files);
    expect(await count(database, 'matches')).toBe(own);
    expect(await count(database, 'closing_odds')).toBe(own);
  });
});
