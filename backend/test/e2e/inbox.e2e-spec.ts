import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestMember, TestSite } from '../support/create-test-site';
import { feedRequests, openFeedSite, priceFile } from '../support/feed-requests';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;

describe(`files that arrive by themselves on the ${DATABASE_NAME}`, () => {
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

  describe('in the inbox', () => {
    const inbox = (...path: string[]) => join(site.settings.dataDir, 'inbox', ...path);
    const look = async (times = 5) => {
      for (let time = 0; time < times; time += 1) await site.run('inbox');
      await settled();
    };
    const files = (folder: string) => (existsSync(inbox(folder)) ? readdirSync(inbox(folder)).sort() : []);

    beforeAll(() => look(1));

    it('imports a whole file and moves it to done, a broken one to failed', async () => {
      writeFileSync(inbox('a.csv'), priceFile('1.85'));
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
        writeFileSync(inbox('c.csv'), priceFile(price));
        await look();
      }
      expect(files('done').filter((name) => name.startsWith('c'))).toEqual([
        'c (2).csv',
        'c (3).csv',
        'c.csv',
      ]);
      expect(readFileSync(inbox('done', 'c (3).csv'), 'utf8')).toBe(priceFile('1.82'));
      expect(await prices()).toEqual([182]);
    });

    it('waits while a file grows, and for names that say it is not finished', async () => {
      writeFileSync(inbox('d.csv'), priceFile('1.80').slice(0, 40));
      for (const name of ['.hidden.csv', 'e.csv.part', 'f.tmp', 'g.csv~'])
        writeFileSync(inbox(name), priceFile('1.99'));
      await look(4);
      appendFileSync(inbox('d.csv'), priceFile('1.80').slice(40));
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
      writeFileSync(inbox('folder', 'x.csv'), priceFile('1.80'));
      symlinkSync(join(site.settings.dataDir, 'jwt-secret'), inbox('link.csv'));
      await look();
      expect(await history()).toEqual([]);
      expect(existsSync(inbox('folder', 'x.csv'))).toBe(true);
    });

    it('brings back a file whose process died before its import was stored', async () => {
      mkdirSync(inbox('.taken', 'deadbeef'), { recursive: true });
      writeFileSync(inbox('.taken', 'deadbeef', 'h.csv'), priceFile('1.77'));
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
        setTimeout(() => response.end(priceFile('1.85')), 100);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      strict = await openFeedSite({}, site);
      beside = await openFeedSite({ FEED_PRIVATE_ADDRESSES: '1' }, site);
    });

    beforeEach(async () => {
      asked = 0;
      for (const other of [strict, beside]) other.clock.set(site.clock.now());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.csv`;
      await setFeeds([{ url, every_minutes: 30 }]).expect(200);
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
      for (const name of ['x3.csv', 'x1.csv', 'x2.csv']) writeFileSync(join(inbox, name), priceFile('1.80'));
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
