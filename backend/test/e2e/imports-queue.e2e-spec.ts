import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { tr } from '../../src/platform/locale/tr';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportWorker } from '../../src/modules/imports/queue/import-worker';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { runImport } from '../support/import-command';
import { importRequests } from '../support/import-requests';
import { importRow, rowRunElsewhere } from '../support/import-row';
import { BESIKTAS, seasonFile, seasonRow } from '../support/season-rows';
import { type SiteProcess, siteProcesses } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

type Work = (manager: EntityManager) => Promise<unknown>;

describe(`the queue of imports on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { clear, http, imported, row, upload } = importRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterEach(async () => {
    await site.run('imports');
    await clear();
  });

  afterAll(() => site?.close());

  const runningElsewhere = (changes?: Partial<Import>) => rowRunElsewhere(site.clock.now(), changes);

  it('imports one file after the other, in the order of their coming', async () => {
    const ids = await Promise.all(
      ['1.80', '1.81', '1.82', '1.83'].map(async (price) => {
        const { body } = await upload(
          seasonFile(seasonRow('Besiktas', 'Goztep', { odds: `${price},3,4,,,` })),
        ).expect(202);
        return (body as { id: number }).id;
      }),
    );
    await Promise.all([site.run('imports'), site.run('imports')]);
    const rows = await Promise.all(ids.sort((a, b) => a - b).map(row));
    expect(rows.map(({ status, inserted }) => [status, inserted])).toEqual([
      ['done', 1],
      ['done', 0],
      ['done', 0],
      ['done', 0],
    ]);
  });

  it('goes on with an import after the database was gone, for longer than the import tried', async () => {
    const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const begin = site.database.transaction.bind(site.database) as (work: Work) => Promise<unknown>;
    let isThere = false;
    const transaction = jest.spyOn(site.database, 'transaction').mockImplementation((async (work: Work) => {
      if (!isThere && (await site.database.manager.existsBy(Import, { status: 'running' }))) {
        isThere = true;
        throw refused();
      }
      return begin(work);
    }) as typeof site.database.transaction);
    const putBack = jest.spyOn(site.app.get(ImportStore), 'putBack').mockRejectedValueOnce(refused());
    try {
      const ended = await imported(seasonFile(BESIKTAS, seasonRow('Altay', 'Goztep')));
      expect(isThere).toBe(true);
      expect(putBack).toHaveBeenCalledTimes(2);
      expect(ended).toMatchObject({ status: 'done', inserted: 2, rows_read: 2, error: null });
    } finally {
      transaction.mockRestore();
      putBack.mockRestore();
    }
  });

  it('takes up what a dead process has left: a kept file goes on, another has failed', async () => {
    const { id } = await imported(seasonFile(BESIKTAS));
    await site.database.manager.insert(
      Import,
      runningElsewhere({
        claimed_by: `${hostname()}|999999|gone`,
        file_name: 'lost.csv',
        origin: 'cli',
        claimed_until: new Date('2100-01-01'),
      }),
    );
    await runImport(site.settings, '/nowhere.csv');
    const lost = await site.database.manager.findOneByOrFail(Import, { file_name: 'lost.csv' });
    expect([lost.status, lost.error!.slice(0, 12)]).toEqual(['failed', 'Yarıda kaldı']);
    expect((await row(id)).status).toBe('done');
  });

  describe('where a machine is gone for good', () => {
    const lost = (index: number, changes: Partial<Import> = {}) =>
      importRow(site.clock.now(), {
        ...{ file_name: `lost-${index}.csv`, origin: 'inbox' },
        stored_file: `inbox/.taken/${String(index).padStart(16, '0')}/lost-${index}.csv`,
        ...changes,
      });
    const countOf = (status: Import['status']) => site.database.manager.countBy(Import, { status });

    it('reads the files of others, however many of its own wait before them', async () => {
      await site.database.manager.insert(
        Import,
        Array.from({ length: 160 }, (_, index) => lost(index)),
      );
      expect(await imported(seasonFile(BESIKTAS))).toMatchObject({ status: 'done', inserted: 1 });
      expect(await countOf('queued')).toBe(160);
    });

    it('gives its files up after a week, and says why', async () => {
      const weekAgo = new Date(site.clock.now().getTime() - 7 * 24 * 60 * 60_000);
      const here = 'inbox/.taken/abcdefabcdefabcd/here.csv';
      mkdirSync(join(site.settings.dataDir, dirname(here)), { recursive: true });
      writeFileSync(join(site.settings.dataDir, here), seasonFile(BESIKTAS));
      await site.database.manager.insert(Import, [
        lost(1, { created_at: new Date(weekAgo.getTime() - 1) }),
        lost(2, { created_at: weekAgo }),
        lost(3, { created_at: new Date(weekAgo.getTime() - 1), stored_file: here }),
      ]);
      await site.run('left-over-files');
      await site.run('imports');
      const rows = await site.database.manager.find(Import, { order: { id: 'ASC' } });
      expect(rows.map(({ status, error }) => [status, error])).toEqual([
        ['failed', tr.imports.unreachable(7)],
        ['queued', null],
        ['done', null],
      ]);
      expect(rows[0]!.finished_at).toEqual(site.clock.now());
    });
  });

  describe('in a process of its own', () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => seasonRow(`Ev ${index}`, `Dep ${index}`));
    const bad = seasonRow('x', 'x', { date: '99/99/2024' });
    const content = seasonFile(...rows.slice(0, 900), bad, ...rows.slice(900));
    const start = siteProcesses(() => site);

    beforeAll(async () => {
      // the other process has the clock of the machine
      site.clock.set(new Date());
      admin = await site.member('admin');
    });

    /** Uploads to a process and waits until it has written at least a batch. */
    async function uploadTo(process: SiteProcess): Promise<number> {
      const form = new FormData();
      form.append('file', new Blob([content]), 'big.csv');
      const answer = await fetch(`${process.address}/api/imports`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}` },
        body: form,
      });
      const { id } = (await answer.json()) as { id: number };
      await until(async () => (await row(id)).rows_read >= 200);
      return id;
    }
    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
    };

    it('finishes the batch at a shutdown and goes on after the next start, with whole counts and report', async () => {
      // this process must not take it up
      const mine = jest.spyOn(site.app.get(ImportWorker) as unknown as { work(): Promise<void> }, 'work');
      mine.mockImplementation(() => Promise.resolve());
      const first = await start();
      const id = await uploadTo(first);
      await first.stop();
      const half = await row(id);
      expect(half.status).toBe('queued');
      expect(half.rows_read).toBeLessThan(3_001);
      expect(half.inserted + half.skipped).toBe(half.rows_read);
      mine.mockRestore();
      await site.run('imports');
      expect(await row(id)).toMatchObject({
        status: 'done',
        rows_read: 3_001,
        inserted: 3_000,
        updated: 0,
        unchanged: 0,
        skipped: 1,
      });
      const report = await http().get(`/api/imports/${id}/report`).expect(200);
      expect(report.text.trimEnd().split('\r\n')).toHaveLength(2);
    });

    it('goes on at once where a killed process stopped', async () => {
      const mine = jest.spyOn(site.app.get(ImportWorker) as unknown as { work(): Promise<void> }, 'work');
      mine.mockImplementation(() => Promise.resolve());
      const first = await start();
      const id = await uploadTo(first);
      await first.kill();
      expect((await row(id)).status).toBe('running');
      mine.mockRestore();
      await site.run('imports');
      expect(await row(id)).toMatchObject({
        status: 'done',
        rows_read: 3_001,
        inserted: 3_000,
        skipped: 1,
      });
    });
  });
});
