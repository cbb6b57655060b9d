import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../src/platform/database/data-source';
import { BESIDE_POOL, connectionShortage } from '../../src/platform/database/server/connection-shortage';
import { openTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { addMatches } from '../support/matches';
import { runCli } from '../support/run-cli';
import { BESIKTAS, seasonFile } from '../support/season-rows';
import { ITS_TURN, ServerAccount } from '../support/server-account';
import { archiveCaughtUp } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';

const SERVER = process.env.TEST_DATABASE_URL;
const onServer = SERVER ? describe : describe.skip;

onServer(
  `a server with few connections for an account${SERVER ? '' : ' (skipped: it is embedded here)'}`,
  () => {
    let account: ServerAccount;
    let dataDir: string;
    let site: TestSite | null = null;
    let member: TestMember;

    beforeAll(async () => {
      account = await ServerAccount.make('few');
      dataDir = mkdtempSync(join(tmpdir(), 'oran-few-'));
    }, ITS_TURN);
    afterEach(async () => {
      await site?.close();
      site = null;
    });
    afterAll(async () => {
      await account?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const place = (options = '') => ({
      databaseUrl: account.databaseUrl + options,
      dataDir,
      remove: () => undefined,
    });

    async function openWith(connections: number, options: string): Promise<TestSite> {
      await account.empty('utf8mb4_bin');
      await account.allow(0);
      site = await openTestSite(place(options), { ODDS_ENGINE: 'index' });
      member = await site.member('user');
      await addMatches(site.database, [{ home: 'A', away: 'B', closing: { ft_1_odd: 1.8 } }]);
      // the archive has its connection before requests take all others
      await archiveCaughtUp(site);
      await account.allow(connections);
      return site;
    }

    /** Statuses of as many searches at once. */
    const searches = ({ http }: TestSite, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const { status } = await http(member.token).get('/api/odd-list-full-view?ft_1_odd=1.80');
          return status;
        }),
      );

    it('lets requests wait for each other, or says when to come again', async () => {
      const statuses = await searches(await openWith(BESIDE_POOL + 3, ''), 120);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60);
    });

    it('serves everything with a single one for requests, which is what ?pool=1 asks for', async () => {
      const open = await openWith(BESIDE_POOL + 1, '?pool=1');
      expect(new Set(await searches(open, 30))).toEqual(new Set([200]));
      const admin = await open.member('admin');
      const grants = await Promise.all(
        ['1_day', '1_month'].map((duration_type) =>
          open
            .http(admin.token)
            .post('/api/purchase_subscription')
            .send({ user_id: member.id, duration_type }),
        ),
      );
      expect(grants.map(({ status }) => status)).toEqual([200, 200]);
      const { imported } = importRequests(
        () => open,
        () => admin,
      );
      expect(await imported(seasonFile(BESIKTAS))).toMatchObject({ status: 'done', inserted: 1 });
    });

    it('is said to be one, with the pool that would fit', async () => {
      await account.allow(5);
      const shortage = async (options: string) => {
        const source = await (await createDataSource(place(options))).initialize();
        try {
          return await connectionShortage(source);
        } finally {
          await source.destroy();
        }
      };
      expect(await shortage('')).toEqual({ allowed: 5, needed: 14, pool: 1 });
      expect(await shortage('?pool=4')).toEqual({ allowed: 5, needed: 8, pool: 1 });
      expect(await shortage('?pool=1')).toBeNull();
      await account.allow(0);
      expect(await shortage('')).toBeNull();
    });

    it('is warned of at the start of the site, which goes on with what it gets', async () => {
      await account.allow(5);
      const started = await SiteProcess.start({ settings: place() });
      try {
        expect(started.output()).toContain(
          'Veritabanı sunucusu bu siteye en çok 5 bağlantı veriyor, site 14 bağlantı kullanabilir. ' +
            'Sınırı yükseltin ya da DATABASE_URL sonuna ?pool=1 ekleyin; yoksa istekler sıra bekler.\n',
        );
        expect(await started.get('/api/health/ready')).toMatchObject({ database: 'ok' });
      } finally {
        await started.stop();
      }
    });

    it('ends a command with one line when others have them all', async () => {
      await account.allow(1);
      const other = await (await createDataSource(place('?pool=1'))).initialize();
      try {
        const { code, output } = await runCli('backup', place(), join(dataDir, 'yeni.bak'));
        expect(output).toBe(
          'Veritabanı sunucusu başka bağlantı kabul etmiyor (ER_USER_LIMIT_REACHED). ' +
            'Sunucunun bağlantı sınırını yükseltin ya da DATABASE_URL sonuna ?pool=N ekleyin.\n',
        );
        expect(code).toBe(1);
      } finally {
        await other.destroy();
      }
    });
  },
);
