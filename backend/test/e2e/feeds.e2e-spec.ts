import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import type { TestMember, TestSite } from '../support/create-test-site';
import { feedRequests, openFeedSite, priceFile } from '../support/feed-requests';
import { ANOTHER, leaseTo } from '../support/leases';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;

describe(`files from addresses on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { briefly, clear, history, logIn, prices, setFeeds, settled } = feedRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await openFeedSite({ FEED_PRIVATE_ADDRESSES: '1' });
    admin = await site.member('admin');
  });

  beforeEach(logIn);
  afterEach(clear);
  afterAll(() => site?.close());

  describe('from an address', () => {
    let server: Server;
    let address: string;
    let answer: RequestListener;
    let asked: { etag?: string }[] = [];

    beforeAll(async () => {
      server = createServer((request, response) => {
        asked.push({ etag: request.headers['if-none-match'] });
        answer(request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });

    beforeEach(() => (asked = []));

    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    const follow = async (path = '/bugun.csv', more: object = {}) => {
      await setFeeds([{ url: `${address}${path}`, every_minutes: 30, ...more }]).expect(200);
    };
    const run = async (after = 30 * MINUTE) => {
      site.clock.advance(after);
      await logIn();
      await site.run('feeds');
      await settled();
    };
    const serve =
      (text: string, etag?: string): RequestListener =>
      (request, response) => {
        if (etag !== undefined && request.headers['if-none-match'] === etag) {
          response.writeHead(304).end();
          return;
        }
        if (etag !== undefined) response.setHeader('ETag', etag);
        response.end(text);
      };

    it('imports what is new, notes when nothing is, and survives a server that is wrong, gone and back', async () => {
      await follow('/bugun.csv?key=secret');
      answer = serve(priceFile('1.85'), '"1"');
      await run();
      expect(await prices()).toEqual([185]);
      await run();
      answer = (_, response) => response.writeHead(500).end('<html>');
      await run();
      answer = serve('<html>not today</html>');
      await run();
      server.closeAllConnections();
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      await run();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      answer = serve(priceFile('1.90'), '"2"');
      await run();
      expect(await prices()).toEqual([190]);
      await run();
      expect(await briefly()).toEqual([
        'done',
        'nothing_new',
        'Sunucu hata verdi. (HTTP 500)',
        expect.stringMatching(/^Bu bir web sayfası/),
        'Sunucuya bağlanılamadı.',
        'done',
        'nothing_new',
      ]);
      const [first] = await history();
      expect(first).toMatchObject({
        origin: 'url',
        file_name: 'bugun.csv',
        source: `${address}/bugun.csv?…`,
        inserted: 1,
      });
      // the page that was no table is not asked for by its mark, the file after it is
      expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"', '"1"', '"1"', undefined, '"2"']);
      expect(readdirSync(join(site.settings.dataDir, 'imports', 'files'))).toEqual([]);
    });

    it('sees by the content that nothing is new where the server does not say', async () => {
      await follow();
      answer = serve(priceFile('1.85'));
      await run();
      await run();
      expect(await briefly()).toEqual(['done', 'nothing_new']);
    });

    it('does not bring back an import that was undone, until the file changes', async () => {
      await follow();
      answer = serve(priceFile('1.85'));
      await run();
      const [{ id }] = (await history()) as [ImportRow];
      await site.http(admin.token).delete(`/api/imports/${id}`).expect(202);
      await settled();
      await run();
      expect(await prices()).toEqual([]);
      answer = serve(priceFile('1.80'));
      await run();
      expect(await prices()).toEqual([180]);
    });

    it('runs when it is due and not before, at once when asked to, and not while it is off', async () => {
      await follow();
      answer = serve(priceFile('1.85'));
      await run(0);
      expect(asked).toHaveLength(1);
      await run(29 * MINUTE);
      expect(asked).toHaveLength(1);
      await run(MINUTE);
      expect(asked).toHaveLength(2);
      const { body } = await site.http(admin.token).get('/api/feeds').expect(200);
      const [{ key }] = (body as { feeds: [{ key: string }] }).feeds;
      await site.http(admin.token).post(`/api/feeds/${key}/run`).expect(200);
      await run(0);
      expect(asked).toHaveLength(3);
      await follow('/bugun.csv', { enabled: false });
      await run();
      expect(asked).toHaveLength(3);
    });

    it('is taken over from a process that died, after a while', async () => {
      await follow();
      answer = serve(priceFile('1.85'));
      const { body } = await site.http(admin.token).get('/api/feeds').expect(200);
      const [{ key }] = (body as { feeds: [{ key: string }] }).feeds;
      await leaseTo(site, ANOTHER, `feed ${key}`, 40 * MINUTE);
      await run();
      expect(asked).toHaveLength(0);
      await run();
      expect(asked).toHaveLength(1);
    });

    it('forgets runs without anything new after a week, and no others', async () => {
      await follow();
      answer = serve(priceFile('1.85'));
      await run();
      await run();
      answer = serve(priceFile('1.80'));
      await run(8 * 24 * 60 * MINUTE);
      expect(await briefly()).toEqual(['done', 'nothing_new', 'done']);
      await site.run('feed-history');
      expect(await briefly()).toEqual(['done', 'done']);
    });

    it.each([[[]], [[[]]], ['x'], [null]])('is not %j', async (...feeds) => {
      const { body } = await setFeeds(feeds).expect(400);
      expect((body as { fields: Record<string, string> }).fields).not.toEqual({});
    });

    it('is on record with who set it, without the keys in its address, and is no public setting', async () => {
      await follow('/a.csv?key=secret', { format: 'native', bookmaker: 'pinnacle' });
      const { body } = await site.http(admin.token).get('/api/feeds').expect(200);
      expect(body).toEqual({
        inbox: join(site.settings.dataDir, 'inbox'),
        inbox_stale_since: null,
        feeds: [
          {
            url: `${address}/a.csv?key=secret`,
            key: expect.stringMatching(/^[0-9a-f]{64}$/),
            source: `${address}/a.csv?…`,
            every_minutes: 30,
            format: 'native',
            bookmaker: 'PS',
            enabled: true,
            last_run_at: null,
            next_run_at: site.clock.now().toISOString(),
            stale_since: null,
          },
        ],
      });
      expect((await site.http().get('/api/settings').expect(200)).body).not.toHaveProperty('feeds');
      const audit = await site.http(admin.token).get('/api/audit?per_page=1').expect(200);
      expect(audit.body).toMatchObject([{ action: 'update', entity: 'feeds', username: admin.username }]);
      expect(audit.text).not.toContain('secret');
      await site.http(admin.token).put('/api/settings').send({ feeds: [] }).expect(400);
    });

    it.each([
      ['an address of another kind', { url: 'file:///etc/passwd' }, 'feeds.0.url'],
      ['no address', { url: 'x' }, 'feeds.0.url'],
      ['a password in the address', { url: 'http://me:secret@example.com/' }, 'feeds.0.url'],
      ['a line break in the address', { url: 'http://example.com/\r\nX: y' }, 'feeds.0.url'],
      ['too short a pause', { every_minutes: 4 }, 'feeds.0.every_minutes'],
      ['a pause that is no number', { every_minutes: 'often' }, 'feeds.0.every_minutes'],
      ['an unknown format', { format: 'excel' }, 'feeds.0.format'],
      ['an unknown bookmaker', { bookmaker: 'unknown' }, 'feeds.0.bookmaker'],
      ['an unknown field', { token: 'x' }, 'feeds.0.token'],
    ])('refuses %s', async (_, change, field) => {
      const { body } = await setFeeds([
        { url: 'https://example.com/a.csv', every_minutes: 30, ...change },
      ]).expect(400);
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    });

    it('refuses one address twice, more than 50, and no list', async () => {
      const feed = { url: 'https://example.com/a.csv', every_minutes: 30 };
      await setFeeds([feed, feed]).expect(400);
      await setFeeds(Array.from({ length: 51 }, (_, n) => ({ ...feed, url: `${feed.url}?${n}` }))).expect(
        400,
      );
      await setFeeds('x').expect(400);
      await site.http(admin.token).post('/api/feeds/unknown/run').expect(404);
    });
  });
});
