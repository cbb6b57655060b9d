import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { In } from 'typeorm';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { Jobs } from '../../src/common/background/jobs';
import { Import } from '../../src/modules/imports/entities/import.entity';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const csv = (price: string, away = 'Göztepe') =>
  `match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd
2026-05-20,20:00,Türkiye,Örnek Ligi,Beşiktaş,${away},1,${price}`;

describe(`files that arrive by themselves on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await openSite({ FEED_PRIVATE_ADDRESSES: '1' });
    admin = await site.member('admin');
  });

  // the clock goes days ahead in some tests
  const logIn = async () => {
    admin.token = await site.app.get(SessionsService).begin(admin.id);
  };
  beforeEach(logIn);

  afterEach(async () => {
    await settled();
    for (const table of ['matches', 'imports', 'competitions', 'feed_states', 'site_settings']) {
      await site.database.query(`DELETE FROM ${table}`);
    }
  });

  afterAll(() => site?.close());

  /** A site that looks for files only when told to. */
  async function openSite(environment: Record<string, string>, beside?: TestSite): Promise<TestSite> {
    const opened = await createTestSite(environment, beside);
    await opened.app.get(Jobs).stop('feeds', 'inbox');
    return opened;
  }

  /** Waits until no import waits or runs. */
  async function settled(): Promise<void> {
    const pending = () => site.database.manager.countBy(Import, { status: In(['queued', 'running']) });
    await site.run('imports');
    while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const history = async (): Promise<ImportRow[]> => {
    await settled();
    return (await site.http(admin.token).get('/api/imports?order=asc').expect(200)).body as ImportRow[];
  };
  const briefly = async () => (await history()).map(({ status, notice, error }) => error ?? notice ?? status);
  const prices = async () => (await dumpArchive(site.database)).map(({ opening }) => opening.ft_1_odd);
  const waitingFiles = () => readdirSync(join(site.settings.dataDir, 'imports', 'files'));

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

    const put = (feeds: unknown) => site.http(admin.token).put('/api/feeds').send({ feeds });
    const follow = async (path = '/bugun.csv', more: object = {}) => {
      await put([{ url: `${address}${path}`, every_minutes: 30, ...more }]).expect(200);
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
      answer = serve(csv('1.85'), '"1"');
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
      answer = serve(csv('1.90'), '"2"');
      await run();
      expect(await prices()).toEqual([190]);
      await run();
      expect(await briefly()).toEqual([
        'done',
        'nothing_new',
        'Sunucu hata verdi. (HTTP 500)',
        'Dosyanın biçimi tanınamadı. Biçimi --format ile belirtebilirsiniz.',
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
      expect(waitingFiles()).toEqual([]);
    });

    it('sees by the content that nothing is new where the server does not say', async () => {
      await follow();
      answer = serve(csv('1.85'));
      await run();
      await run();
      expect(await briefly()).toEqual(['done', 'nothing_new']);
    });

    it('does not bring back an import that was undone, until the file changes', async () => {
      await follow();
      answer = serve(csv('1.85'));
      await run();
      const [{ id }] = (await history()) as [ImportRow];
      await site.http(admin.token).delete(`/api/imports/${id}`).expect(200);
      await run();
      expect(await prices()).toEqual([]);
      answer = serve(csv('1.80'));
      await run();
      expect(await prices()).toEqual([180]);
    });

    it('runs when it is due and not before, at once when told to, and not while it is off', async () => {
      await follow();
      answer = serve(csv('1.85'));
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
      answer = serve(csv('1.85'));
      const { body } = await site.http(admin.token).get('/api/feeds').expect(200);
      const [{ key }] = (body as { feeds: [{ key: string }] }).feeds;
      const claimed_until = new Date(site.clock.now().getTime() + 40 * MINUTE);
      await site.database.manager.insert('FeedState', { key, claimed_by: 'another-host|1|x', claimed_until });
      await run();
      expect(asked).toHaveLength(0);
      await run();
      expect(asked).toHaveLength(1);
    });

    it('forgets runs without anything new after a week, and no others', async () => {
      await follow();
      answer = serve(csv('1.85'));
      await run();
      await run();
      answer = serve(csv('1.80'));
      await run(8 * 24 * 60 * MINUTE);
      expect(await briefly()).toEqual(['done', 'nothing_new', 'done']);
      await site.run('feed-history');
      expect(await briefly()).toEqual(['done', 'done']);
    });

    it.each([[[]], [[[]]], ['x'], [null]])('is not %j', async (...feeds) => {
      const { body } = await site.http(admin.token).put('/api/feeds').send({ feeds }).expect(400);
      expect((body as { fields: Record<string, string> }).fields).not.toEqual({});
    });

    it('is told who set it, without the keys in its address, and is no public setting', async () => {
      await follow('/a.csv?key=secret', { format: 'native', bookmaker: 'pinnacle' });
      const { body } = await site.http(admin.token).get('/api/feeds').expect(200);
      expect(body).toEqual({
        inbox: join(site.settings.dataDir, 'inbox'),
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
      ['an unknown bookmaker', { bookmaker: 'nobody' }, 'feeds.0.bookmaker'],
      ['an unknown field', { token: 'x' }, 'feeds.0.token'],
    ])('refuses %s', async (_, change, field) => {
      const { body } = await put([{ url: 'https://example.com/a.csv', every_minutes: 30, ...change }]).expect(
        400,
      );
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    });

    it('refuses one address twice, more than 50, and no list', async () => {
      const feed = { url: 'https://example.com/a.csv', every_minutes: 30 };
      await put([feed, feed]).expect(400);
      await put(Array.from({ length: 51 }, (_, n) => ({ ...feed, url: `${feed.url}?${n}` }))).expect(400);
      await put('x').expect(400);
      await site.http(admin.token).post('/api/feeds/nobody/run').expect(404);
    });
  });

  describe('in the inbox', () => {
    const inbox = (...path: string[]) => join(site.settings.dataDir, 'inbox', ...path);
    const look = async (times = 5) => {
      for (let time = 0; time < times; time += 1) await site.run('inbox');
      await settled();
    };
    const files = (folder: string) => (existsSync(inbox(folder)) ? readdirSync(inbox(folder)).sort() : []);

    beforeAll(() => look(1));

    it('imports a whole file and moves it to done, a broken one to failed', async () => {
      writeFileSync(inbox('a.csv'), csv('1.85'));
      writeFileSync(inbox('b.csv'), 'no table at all');
      await look();
      expect(await prices()).toEqual([185]);
      expect([files('.').filter((name) => name.endsWith('.csv')), files('done'), files('failed')]).toEqual([
        [],
        ['a.csv'],
        ['b.csv'],
      ]);
      expect((await history()).map(({ file_name, origin, status }) => [file_name, origin, status])).toEqual([
        ['a.csv', 'inbox', 'done'],
        ['b.csv', 'inbox', 'failed'],
      ]);
      expect(files('.taken')).toEqual([]);
    });

    it('never overwrites a file of the same name', async () => {
      for (const price of ['1.80', '1.81', '1.82']) {
        writeFileSync(inbox('c.csv'), csv(price));
        await look();
      }
      expect(files('done').filter((name) => name.startsWith('c'))).toEqual([
        'c (2).csv',
        'c (3).csv',
        'c.csv',
      ]);
      expect(readFileSync(inbox('done', 'c (3).csv'), 'utf8')).toBe(csv('1.82'));
      expect(await prices()).toEqual([182]);
    });

    it('waits while a file grows, and for names that say it is not finished', async () => {
      writeFileSync(inbox('d.csv'), csv('1.80').slice(0, 40));
      for (const name of ['.hidden.csv', 'e.csv.part', 'f.tmp', 'g.csv~'])
        writeFileSync(inbox(name), csv('1.99'));
      await look(4);
      appendFileSync(inbox('d.csv'), csv('1.80').slice(40));
      await look(4);
      expect(await history()).toEqual([]);
      await look(1);
      expect((await history()).map(({ file_name }) => file_name)).toEqual(['d.csv']);
      expect(await prices()).toEqual([180]);
      for (const name of ['.hidden.csv', 'e.csv.part', 'f.tmp', 'g.csv~'])
        expect(existsSync(inbox(name))).toBe(true);
    });

    it('leaves folders and links alone', async () => {
      mkdirSync(inbox('folder'));
      writeFileSync(inbox('folder', 'x.csv'), csv('1.80'));
      symlinkSync(join(site.settings.dataDir, 'jwt-secret'), inbox('link.csv'));
      await look();
      expect(await history()).toEqual([]);
      expect(existsSync(inbox('folder', 'x.csv'))).toBe(true);
    });

    it('brings back a file whose process died before it was entered into the book', async () => {
      mkdirSync(inbox('.taken', 'deadbeef'), { recursive: true });
      writeFileSync(inbox('.taken', 'deadbeef', 'h.csv'), csv('1.77'));
      // files carry the time of the machine
      site.clock.set(new Date(Date.now() + 2 * MINUTE));
      await look(6);
      expect(await prices()).toEqual([177]);
      expect(files('done')).toContain('h.csv');
      expect(files('.taken')).toEqual([]);
    });
  });

  describe('beside another process of the site', () => {
    let server: Server;
    let asked = 0;
    let strict: TestSite;
    let beside: TestSite;

    beforeAll(async () => {
      server = createServer((_, response) => {
        asked += 1;
        setTimeout(() => response.end(csv('1.85')), 100);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      strict = await openSite({}, site);
      beside = await openSite({ FEED_PRIVATE_ADDRESSES: '1' }, site);
    });

    beforeEach(async () => {
      asked = 0;
      for (const other of [strict, beside]) other.clock.set(site.clock.now());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.csv`;
      const feeds = [{ url, every_minutes: 30 }];
      await site.http(admin.token).put('/api/feeds').send({ feeds }).expect(200);
    });

    afterAll(async () => {
      server.closeAllConnections();
      server.close();
      await beside?.close();
      await strict?.close();
    });

    /**
     * Lets both do something at once. On the embedded database they share a thread here, and one that waits for the
     * other's transaction would wait for ever: there they take turns.
     */
    const both = async (work: (one: TestSite) => Promise<void>): Promise<void> => {
      if (site.settings.databaseUrl !== null) await Promise.all([work(site), work(beside)]);
      else {
        for (const one of [site, beside]) {
          await work(one);
          await settled();
        }
      }
    };

    it('a feed is run by one of them', async () => {
      await both((one) => one.run('feeds'));
      await both((one) => one.run('feeds'));
      expect(asked).toBe(1);
      expect(await briefly()).toEqual(['done']);
    });

    it('each file of the inbox is imported once', async () => {
      const inbox = join(site.settings.dataDir, 'inbox');
      for (const name of ['x3.csv', 'x1.csv', 'x2.csv']) writeFileSync(join(inbox, name), csv('1.80'));
      for (let time = 0; time < 5; time += 1) await both((one) => one.run('inbox'));
      const rows = await history();
      expect(rows.map(({ file_name }) => file_name).sort()).toEqual(['x1.csv', 'x2.csv', 'x3.csv']);
      expect(rows.every(({ status }) => status === 'done')).toBe(true);
    });

    it('connects to nothing inside the network unless the operator allows it', async () => {
      await strict.run('feeds');
      expect(await briefly()).toEqual(['Adres iç ağa çıkıyor; güvenlik nedeniyle bağlanılmadı.']);
      expect(asked).toBe(0);
    });
  });
});
