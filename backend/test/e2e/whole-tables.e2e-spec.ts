import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SelectQueryBuilder } from 'typeorm';
import { Jobs } from '../../src/platform/background/jobs';
import { bulkInsert } from '../../src/platform/database/bulk-insert';
import { postColumns } from '../../src/modules/blogs/posts/post-values';
import { WinnersClubEntry } from '../../src/modules/blogs/winners-club/entities/winners-club-entry.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { until } from '../support/site-archive';
import { storePost } from '../support/stored-picks';
import { DATABASE_NAME } from '../support/test-database';

const COMMENTS = 20_000;
const DAY = 24 * 60 * 60_000;

interface Row {
  id: number;
  content: string;
  date: string;
}

describe(`a table of ${COMMENTS} rows that is asked for as a whole, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    await site.app.get(Jobs).stop('alerts', 'picks', 'mail', 'newsletters', 'imports');
    admin = await site.member('admin');
    const { manager } = site.database;
    const post = await storePost(manager, { author: 'editor', date: site.clock.now() }, []);
    const columns = ['blog_id', 'user_id', 'author', 'author_folded', 'content', 'date', 'is_deleted'];
    const rows = Array.from({ length: COMMENTS }, (_, at) => {
      // many share a date
      const date = new Date(site.clock.now().getTime() - (at % 1_000) * DAY).toISOString();
      const stored = date.replace('T', ' ').replace('Z', '');
      return [post, admin.id, 'Şule', 'sule', `Yorum ${at} ${'ğ'.repeat(40)}`, stored, 0, `sule yorum ${at}`];
    });
    await bulkInsert(manager, 'comments', [...columns, 'search_text'], rows);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => site?.close());

  const list = (query = '') => site.http(admin.token).get(`/api/comments${query}`);
  /** The answer as soon as it begins. */
  const begin = (path: string): Promise<IncomingMessage> => {
    const { port } = site.app.getHttpServer().address() as AddressInfo;
    const headers = { authorization: `Bearer ${admin.token}` };
    return new Promise((resolve, reject) =>
      get({ port, host: '127.0.0.1', path, headers }, resolve).on('error', reject),
    );
  };
  /** Counts reads of rows from now on. */
  const watchReads = () => jest.spyOn(SelectQueryBuilder.prototype, 'getMany');

  it.each([
    ['', (one: Row, other: Row) => other.id - one.id],
    [
      '?sort=date&order=asc',
      (one: Row, other: Row) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id,
    ],
  ])('is one array of all of them, in order, each as on its page (%s)', async (query, order) => {
    const { body, headers, status } = await list(query);
    expect([status, headers['content-type'], headers['x-total-count']]).toEqual([
      200,
      'application/json; charset=utf-8',
      String(COMMENTS),
    ]);
    const rows = body as Row[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(COMMENTS);
    expect([...rows].sort(order)).toEqual(rows);
    for (const page of [1, 3, COMMENTS / 100]) {
      const one = await list(`${query === '' ? '?' : `${query}&`}page=${page}&per_page=100`);
      expect(rows.slice((page - 1) * 100, page * 100)).toEqual(one.body);
    }
  });

  it('is searched as its pages are', async () => {
    const { body, headers } = await list('?q=yorum 12');
    const found = Array.from({ length: COMMENTS }, (_, at) => `${at}`).filter((at) => at.startsWith('12'));
    expect([body.length, headers['x-total-count']]).toEqual([found.length, String(found.length)]);
  });

  it.each(['', '?sort=date'])('lets others be answered between its parts (%s)', async (query) => {
    const events: ('read' | 'answer')[] = [];
    const { getMany } = SelectQueryBuilder.prototype;
    watchReads().mockImplementation(function (this: SelectQueryBuilder<object>) {
      events.push('read');
      return getMany.call(this);
    });
    let isOver = false;
    const whole = list(query).then(() => (isOver = true));
    while (!isOver) {
      await site.http().get('/api/health/live');
      events.push('answer');
    }
    await whole;
    const between = events.slice(events.indexOf('read'), events.lastIndexOf('read'));
    expect(between.filter((event) => event === 'answer').length).toBeGreaterThan(10);
  });

  it('is read no further when nobody waits for it any more', async () => {
    const reads = watchReads();
    const answer = await begin('/api/comments');
    answer.on('error', () => undefined).destroy();
    let before = -1;
    await until('the end of the reading', async () => {
      const isQuiet = before === reads.mock.calls.length;
      before = reads.mock.calls.length;
      await sleep(500);
      return isQuiet;
    });
    expect(reads.mock.calls.length).toBeLessThan(COMMENTS / 250 / 2);
  });

  it('is refused as a whole where nothing of it can be read, and broken off where that turns out later', async () => {
    const whole = Promise.reject(new Error('no table'));
    whole.catch(() => undefined);
    watchReads().mockReturnValueOnce(whole);
    const { status, body } = await list();
    expect([status, body.code]).toEqual([500, 'INTERNAL']);

    const { getMany } = SelectQueryBuilder.prototype;
    let reads = 0;
    jest.restoreAllMocks();
    watchReads().mockImplementation(function (this: SelectQueryBuilder<object>) {
      reads += 1;
      return reads === 20 ? whole : getMany.call(this);
    });
    const answer = await begin('/api/comments');
    expect(answer.statusCode).toBe(200);
    const end = new Promise((resolve) => answer.once('end', () => resolve('end')).once('error', resolve));
    answer.resume();
    expect(await end).toMatchObject({ code: 'ECONNRESET' });
  });

  it('may be the list of an object: the winners’ club', async () => {
    const values = { feedback: 'Metin', author: 'Şule', date: site.clock.now(), image_filename: null };
    const entries = Array.from({ length: 1_000 }, (_, at) => ({
      ...postColumns({ ...values, blogname: `Kupon ${at}` }),
      blog_id: null,
    }));
    // reading a thousand rows back after they were inserted is more than one statement of SQLite can say
    const insertion = site.database.manager.createQueryBuilder().insert().into(WinnersClubEntry);
    await insertion.values(entries).updateEntity(false).execute();
    const { body, headers } = await site.http(admin.token).get('/api/winnersclub');
    expect(Object.keys(body)).toEqual(['winnersclub']);
    expect([body.winnersclub.length, headers['x-total-count']]).toEqual([1_000, '1000']);
  });
});
