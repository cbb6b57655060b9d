import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tr } from '../../src/platform/locale/tr';
import { SharedFiles } from '../../src/platform/database/files/shared-files';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportWorker } from '../../src/modules/imports/queue/import-worker';
import { UndoRunner } from '../../src/modules/imports/undo/undo-runner';
import { SMALL_BATCHES } from '../../src/modules/imports/writing/batch';
import { archiveFingerprint, dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { importRow, rowRunElsewhere } from '../support/import-row';
import { addMatches } from '../support/matches';
import { BESIKTAS, seasonFile, seasonRow } from '../support/season-rows';
import { siteProcesses } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

describe(`undoing one import on the ${DATABASE_NAME}`, () => {
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
    jest.restoreAllMocks();
    await site.run('imports');
    await clear();
  });

  afterAll(() => site?.close());

  const runningElsewhere = (changes?: Partial<Import>) => rowRunElsewhere(site.clock.now(), changes);
  const revision = async () =>
    ((await site.database.query('SELECT revision FROM archive_revision')) as { revision: number }[])[0]!
      .revision;
  /** The newest entry of the record of admin writes, and how many there are. */
  const audited = async () => {
    const { body, headers } = await http().get('/api/audit?per_page=1').expect(200);
    return { newest: (body as object[])[0], total: headers['x-total-count'] as string };
  };
  /** Keeps this process from taking anything up until the end of the test. */
  const idle = () =>
    jest
      .spyOn(site.app.get(ImportWorker) as unknown as { work(): Promise<void> }, 'work')
      .mockImplementation(() => Promise.resolve());
  const ask = (id: number) => http().delete(`/api/imports/${id}`).expect(202);
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => seasonRow(`Ev ${index}`, `Dep ${index}`));

  it('deletes the matches that only it knew, and says so in the audit', async () => {
    const { id } = await imported(seasonFile(BESIKTAS, seasonRow('Altay', 'Goztep')));
    const before = await revision();
    const { body } = await undo(id);
    expect(body).toEqual({ message: 'İçe aktarma geri alınıyor.' });
    expect(await dumpArchive(site.database)).toEqual([]);
    expect(await revision()).toBeGreaterThan(before);
    expect(await site.database.query('SELECT COUNT(*) AS n FROM deleted_matches')).not.toEqual([{ n: 0 }]);
    expect((await audited()).newest).toMatchObject({
      action: 'undo',
      entity: 'imports',
      entity_id: id,
      before: { status: 'done' },
      after: { status: 'undoing' },
    });
  });

  it('leaves it in the history as undone, which it stays: again is refused', async () => {
    const { id } = await imported(seasonFile(BESIKTAS));
    await undo(id);
    expect(await row(id)).toMatchObject({ status: 'undone', inserted: 1, progress: 1, error: null });
    const { body } = await http().get('/api/imports?status=undone').expect(200);
    expect((body as { id: number }[]).map((each) => each.id)).toContain(id);
    const before = await row(id);
    const { total } = await audited();
    const again = await http().delete(`/api/imports/${id}`).expect(409);
    expect(again.body).toMatchObject({ error: tr.imports.alreadyUndone, code: 'CONFLICT' });
    expect(await row(id)).toEqual(before);
    expect((await audited()).total).toBe(total);
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
    const { id } = body as { id: number };
    await http().delete(`/api/imports/${id}`).expect(202);
    expect(waitingFiles()).toEqual([]);
    await site.database.manager.update(Import, { status: 'running' }, { status: 'done', claimed_by: null });
    await site.run('imports');
    expect(await row(id)).toMatchObject({ status: 'undone', error: tr.imports.withdrawn });
    expect(await dumpArchive(site.database)).toEqual([]);
  });

  it('refuses while another process runs the import', async () => {
    await site.database.manager.insert(Import, runningElsewhere());
    const [running] = await site.database.manager.find(Import);
    await http().delete(`/api/imports/${running!.id}`).expect(409);
  });

  describe('as a job', () => {
    it('is waited for with progress 0 while another import runs, and refused a second time', async () => {
      const { id } = await imported(seasonFile(BESIKTAS));
      await site.database.manager.insert(Import, runningElsewhere());
      await ask(id);
      await site.run('imports');
      expect(await row(id)).toMatchObject({ status: 'undoing', progress: 0 });
      expect(await dumpArchive(site.database)).toHaveLength(1);
      const again = await http().delete(`/api/imports/${id}`).expect(409);
      expect(again.body).toMatchObject({ error: tr.imports.alreadyUndoing });
      await site.database.manager.update(Import, { status: 'running' }, { status: 'done', claimed_by: null });
      await site.run('imports');
      expect(await row(id)).toMatchObject({ status: 'undone', progress: 1 });
      expect(await dumpArchive(site.database)).toEqual([]);
    });

    it('is accepted once of two that ask at the same time', async () => {
      idle();
      const { id } = (await upload(seasonFile(BESIKTAS)).expect(202)).body as { id: number };
      const answers = await Promise.all([1, 2].map(() => http().delete(`/api/imports/${id}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    });

    it('keeps files waiting while a process of another machine is at it, and goes on when that is dead', async () => {
      const { id } = await imported(seasonFile(BESIKTAS));
      idle();
      await ask(id);
      const { body } = await upload(seasonFile(seasonRow('Altay', 'Sivasspor'))).expect(202);
      const waiting = (body as { id: number }).id;
      jest.restoreAllMocks();
      const { claimed_by, claimed_until } = runningElsewhere();
      await site.database.manager.update(Import, { id }, { claimed_by, claimed_until });
      await site.run('imports');
      expect([(await row(id)).status, (await row(waiting)).status]).toEqual(['undoing', 'queued']);
      await site.database.manager.update(Import, { id }, { claimed_by: `${hostname()}|999999|gone` });
      await site.run('imports');
      expect([(await row(id)).status, (await row(waiting)).status]).toEqual(['undone', 'done']);
      expect(await dumpArchive(site.database)).toHaveLength(1);
    });

    it('takes repeats and matches in batches, and its progress only grows', async () => {
      const rows = many(90);
      const first = await imported(seasonFile(...rows.slice(0, 60)));
      const without = await archiveFingerprint(site.database);
      const { id } = await imported(seasonFile(...rows));
      const shares: number[] = [];
      jest.replaceProperty(SMALL_BATCHES, 'rows', 7);
      const { database } = site.app.get(UndoRunner) as unknown as {
        database: { transaction: (work: () => unknown) => unknown };
      };
      const transaction = database.transaction.bind(database);
      jest.spyOn(database, 'transaction').mockImplementation(async (work) => {
        const result = await transaction(work);
        shares.push((await site.database.manager.findOneByOrFail(Import, { id })).progress);
        return result;
      });
      await undo(id);
      // 60 repeats at once, then 30 matches
      const batches = shares.filter((share) => share > 0);
      expect(batches.length).toBeGreaterThan(4);
      expect(batches).toEqual([...batches].sort((one, other) => one - other));
      expect(batches[0]).toBeCloseTo(60 / 90);
      expect(await archiveFingerprint(site.database)).toBe(without);
      await undo(first.id);
      expect(await dumpArchive(site.database)).toEqual([]);
    });

    it('that breaks off has failed, keeps nobody waiting, and is completed when it is asked for again', async () => {
      const { id } = await imported(seasonFile(BESIKTAS));
      const remove = jest
        .spyOn(site.app.get(SharedFiles), 'remove')
        .mockRejectedValueOnce(new Error('no such disk'));
      await ask(id);
      await site.run('imports').catch(() => undefined);
      expect(await row(id)).toMatchObject({ status: 'failed', error: tr.imports.undoBrokeOff });
      remove.mockRestore();
      expect(await imported(seasonFile(seasonRow('Altay', 'Sivasspor')))).toMatchObject({ status: 'done' });
      await undo(id);
      expect(await row(id)).toMatchObject({ status: 'undone', error: null });
    });

    it('waits for the database when that is gone', async () => {
      const { id } = await imported(seasonFile(BESIKTAS));
      jest
        .spyOn(site.app.get(SharedFiles), 'remove')
        .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
      await ask(id);
      await site.run('imports').catch(() => undefined);
      await site.run('imports');
      expect(await row(id)).toMatchObject({ status: 'undone', error: null });
    });

    it('puts a file of the inbox away whose import was taken out before its turn', async () => {
      const place = '0123456789abcdef';
      const stored_file = `inbox/.taken/${place}/a.csv`;
      const { dataDir } = site.settings;
      mkdirSync(join(dataDir, 'inbox', '.taken', place), { recursive: true });
      writeFileSync(join(dataDir, stored_file), seasonFile(BESIKTAS));
      const row = importRow(site.clock.now(), { origin: 'inbox', status: 'undone', stored_file });
      await site.database.manager.insert(Import, row);
      await site.run('imports');
      expect(readdirSync(join(dataDir, 'inbox', 'failed'))).toEqual(['a.csv']);
    });
  });

  describe('in a process of its own', () => {
    const count = 2_000;
    const rows = many(count);
    const start = siteProcesses(() => site);

    beforeAll(async () => {
      // the other process has the clock of the machine
      site.clock.set(new Date());
      admin = await site.member('admin');
    });

    const until = async (id: number, condition: (progress: number, status: string) => boolean) => {
      for (;;) {
        const { progress, status } = await row(id);
        if (condition(progress, status)) return progress;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    /** An archive of two imports, of which the second changes and adds to the first; what it was in between. */
    async function prepare(): Promise<{ id: number; without: string }> {
      await imported(seasonFile(...rows.slice(0, 400)));
      const without = await archiveFingerprint(site.database);
      const other = { odds: '2,3,4,2.1,3.1,3.9' };
      const changed = Array.from({ length: 200 }, (_, index) =>
        seasonRow(`Ev ${index}`, `Dep ${index}`, other),
      );
      const { id } = await imported(seasonFile(...changed, ...rows.slice(200)));
      expect(await dumpArchive(site.database, [])).toHaveLength(count);
      return { id, without };
    }

    /** Such an archive whose second import a process had begun to take out; on a busy machine it may be through: then anew. */
    async function halfUndone(end: string) {
      for (let attempt = 1; ; attempt += 1) {
        const { id, without } = await prepare();
        idle();
        const first = await start();
        await ask(id);
        await until(id, (progress) => progress > 0.3);
        if (end === 'killed') await first.kill();
        else await first.stop();
        const half = await row(id);
        if ((half.status === 'undoing' && half.progress < 1) || attempt === 5) return { id, without, half };
        jest.restoreAllMocks();
        await clear();
      }
    }

    it.each(['killed', 'shut down'])(
      'goes on at the next start when that is %s in the middle, to the same archive',
      async (end) => {
        const { id, without, half } = await halfUndone(end);
        expect(half.status).toBe('undoing');
        expect(half.progress).toBeLessThan(1);
        const left = (await dumpArchive(site.database, [])).length;
        expect(left).toBeGreaterThan(400);
        expect(left).toBeLessThan(count);
        await start();
        let before = half.progress;
        await until(id, (progress, status) => {
          expect(progress).toBeGreaterThanOrEqual(before);
          before = progress;
          return status === 'undone';
        });
        expect(await archiveFingerprint(site.database)).toBe(without);
        expect(await row(id)).toMatchObject({ status: 'undone', progress: 1, has_report: false });
      },
      600_000,
    );
  });
});
