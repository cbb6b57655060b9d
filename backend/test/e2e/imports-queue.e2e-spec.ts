import { hostname } from 'node:os';
import type { EntityManager } from 'typeorm';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportWorker } from '../../src/modules/imports/queue/import-worker';
import { archiveFingerprint, dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { runImport } from '../support/import-command';
import { importRequests } from '../support/import-requests';
import { importRow } from '../support/import-row';
import { addMatches } from '../support/matches';
import { BESIKTAS, seasonFile, seasonRow } from '../support/season-rows';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

type Work = (manager: EntityManager) => Promise<unknown>;

describe(`the queue of imports on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { clear, http, imported, row, undo, upload, waitingFiles } = importRequests(
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

  /** An import that a process of another machine runs. */
  const runningElsewhere = (changes: Partial<Import> = {}) => {
    const now = site.clock.now();
    const claimed_until = new Date(now.getTime() + 60_000);
    return importRow(now, {
      ...{ status: 'running', origin: 'upload', claimed_by: 'another-host|1|x', claimed_until },
      ...changes,
    });
  };

  describe('undoing one import', () => {
    it('deletes the matches that only it knew, and says so in the audit', async () => {
      const { id } = await imported(seasonFile(BESIKTAS, seasonRow('Altay', 'Goztep')));
      const before = await revision();
      const { body } = await undo(id);
      expect(body).toEqual({ message: 'İçe aktarma geri alındı.' });
      expect(await dumpArchive(site.database)).toEqual([]);
      expect(await revision()).toBeGreaterThan(before);
      expect(await site.database.query('SELECT COUNT(*) AS n FROM deleted_matches')).not.toEqual([{ n: 0 }]);
      const [entry] = (await http().get('/api/audit?per_page=1').expect(200)).body as [object];
      expect(entry).toMatchObject({
        action: 'undo',
        entity: 'imports',
        entity_id: id,
        before: { status: 'done' },
        after: { status: 'undone' },
      });
    });

    it('stays in the history as undone, and stays so when it is undone again', async () => {
      const { id } = await imported(seasonFile(BESIKTAS));
      await undo(id);
      expect(await row(id)).toMatchObject({ status: 'undone', inserted: 1 });
      const { body } = await http().get('/api/imports?status=undone').expect(200);
      expect((body as { id: number }[]).map((each) => each.id)).toContain(id);
      const before = await row(id);
      const revisionThen = await revision();
      await undo(id);
      expect(await row(id)).toEqual(before);
      expect(await revision()).toBe(revisionThen);
    });

    it('leaves the archive as if its file had never come, whichever of three it was', async () => {
      const files = [
        seasonFile(BESIKTAS, seasonRow('Altay', 'Sivasspor')),
        // says the first match again, the second one differently, and a third
        seasonFile(
          BESIKTAS,
          seasonRow('Altay', 'Sivasspor', { odds: '2,3,4,2.1,3.1,3.9' }),
          seasonRow('Rizespor', 'Konyaspor'),
        ),
        seasonFile(seasonRow('Altay', 'Sivasspor'), seasonRow('Rizespor', 'Konyaspor', { odds: ',,,,,' })),
      ];
      const clear = async (): Promise<void> => {
        for (const table of ['matches', 'imports']) await site.database.query(`DELETE FROM ${table}`);
      };
      for (const out of files.keys()) {
        for (const [index, content] of files.entries()) if (index !== out) await imported(content);
        const without = await archiveFingerprint(site.database);
        await clear();
        const ids: number[] = [];
        for (const content of files) ids.push((await imported(content)).id);
        await undo(ids[out]!);
        expect([out, await archiveFingerprint(site.database)]).toEqual([out, without]);
        await clear();
      }
    });

    it.each([
      ['the first', [0, 1]],
      ['the second', [1, 0]],
    ])(
      'leaves nothing of a file that was imported twice once both imports are undone, %s of them first',
      async (_, order) => {
        const ids: number[] = [];
        for (let time = 0; time < 2; time += 1) ids.push((await imported(seasonFile(BESIKTAS))).id);
        await undo(ids[order[0]!]!);
        expect(await dumpArchive(site.database)).toHaveLength(1);
        await undo(ids[order[1]!]!);
        expect(await dumpArchive(site.database)).toEqual([]);
      },
    );

    it('gives a match back what it was before any import', async () => {
      await addMatches(site.database, [
        { date: '2024-05-17', home: 'Beşiktaş', away: 'Sivasspor', opening: { ft_1_odd: 1.5 }, full: null },
      ]);
      // a league's code is its own, not the match's
      await site.database.query("UPDATE competitions SET league_code = 'T1'");
      const before = await dumpArchive(site.database);
      const { id, updated } = await imported(seasonFile(seasonRow('Besiktas', 'Sivasspor')));
      expect(updated).toBe(1);
      await undo(id);
      expect(await dumpArchive(site.database)).toEqual(before);
      expect(await site.database.query('SELECT id FROM match_observations')).toEqual([]);
    });

    it('takes an import out that still waits, and its file with it', async () => {
      await site.database.manager.insert(Import, runningElsewhere({ file_name: 'before.csv' }));
      const { body } = await upload(seasonFile(BESIKTAS)).expect(202);
      await site.run('imports');
      expect(await row((body as { id: number }).id)).toMatchObject({ status: 'queued' });
      await undo((body as { id: number }).id);
      expect(waitingFiles()).toEqual([]);
      await site.database.query('DELETE FROM imports');
    });

    it('refuses while another process runs the import', async () => {
      await site.database.manager.insert(Import, runningElsewhere());
      const [running] = await site.database.manager.find(Import);
      await http().delete(`/api/imports/${running!.id}`).expect(409);
    });

    const revision = async () =>
      ((await site.database.query('SELECT revision FROM archive_revision')) as { revision: number }[])[0]!
        .revision;
  });

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

  describe('in a process of its own', () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => seasonRow(`Ev ${index}`, `Dep ${index}`));
    const bad = seasonRow('x', 'x', { date: '99/99/2024' });
    const content = seasonFile(...rows.slice(0, 900), bad, ...rows.slice(900));
    let started: SiteProcess[] = [];

    beforeAll(async () => {
      // the other process has the clock of the machine
      site.clock.set(new Date());
      admin = await site.member('admin');
    });

    afterEach(async () => {
      for (const each of started) await each.stop();
      started = [];
    });

    async function start(): Promise<SiteProcess> {
      const process = await SiteProcess.start(site);
      started.push(process);
      return process;
    }
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
      started = [];
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
      started = [];
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
