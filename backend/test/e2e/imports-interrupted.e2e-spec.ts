import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database';
import { SharedFiles } from '../../src/platform/database/files/shared-files';
import { tr } from '../../src/platform/locale/tr';
import { Clock } from '../../src/platform/time/clock';
import type { Settings } from '../../src/platform/config/settings';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { ImportRun } from '../../src/modules/imports/run/import-run';
import { openLocally } from '../../src/modules/imports/source/local-source';
import { WAITING_FOLDER } from '../../src/modules/imports/queue/stored-files';
import { SMALL_BATCHES } from '../../src/modules/imports/writing/batch';
import { archiveFingerprint, dumpArchive } from '../support/archive-dump';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const NATIVE =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd,ft_2_odd';
/** A run with the step that writes one batch. */
const Batches = ImportRun as unknown as { prototype: { writeBatch(this: ImportRun): Promise<boolean> } };
const native = (away: string, rest: string) => `2024-05-17,20:00,Türkiye,Lig,Ev ${away},${away},${rest}`;

describe(`imports that are interrupted or given up, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let imports: ImportsService;
  let store: ImportStore;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    const clock = new Clock();
    store = new ImportStore(new Database(database), clock);
    imports = new ImportsService(
      database,
      clock,
      { dataDir: place.dataDir } as Settings,
      store,
      new SharedFiles({ dataDir: place.dataDir } as Settings, database),
      openLocally,
    );
    await mkdir(join(place.dataDir, WAITING_FOLDER), { recursive: true });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await clear();
  });

  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  async function clear(): Promise<void> {
    for (const table of ['matches', 'imports', 'competition_aliases', 'competitions', 'team_aliases']) {
      await database.query(`DELETE FROM ${table}`);
    }
  }

  /** Enters a file into the queue as an upload does; answers its import. */
  async function enqueue(text: string): Promise<number> {
    const storedFile = join(WAITING_FOLDER, '0123456789abcdef');
    writeFileSync(join(place.dataDir, storedFile), text);
    return store.add({ fileName: 'file.csv', origin: 'upload', storedFile }, {});
  }

  const rowOf = (id: number) => database.manager.findOneByOrFail(Import, { id });

  /**
   * Runs the next import of the queue, in batches of these sizes in turn, up to the given number of them.
   * @param observations stored ones that a batch may read
   * @returns the number of batches
   */
  async function turn(sizes: readonly number[], batches = Infinity, observations = 400): Promise<number> {
    const stop = new AbortController();
    let done = 0;
    const size = { ...SMALL_BATCHES };
    Object.assign(SMALL_BATCHES, { rows: 20, observations });
    const { writeBatch } = Batches.prototype;
    const batch = jest.spyOn(Batches.prototype, 'writeBatch').mockImplementation(async function (
      this: ImportRun,
    ) {
      const isStopped = await writeBatch.call(this);
      Object.assign(SMALL_BATCHES, { rows: sizes[done % sizes.length]!, observations });
      done += 1;
      if (done === batches) stop.abort();
      return isStopped || stop.signal.aborted;
    });
    const row = await store.claimNext(() => true);
    await imports.runQueued(row!, stop.signal, () => true);
    batch.mockRestore();
    Object.assign(SMALL_BATCHES, size);
    return done;
  }

  describe('in the middle', () => {
    const lines = [NATIVE];
    for (let n = 0; n < 70; n += 1) {
      lines.push(native(`Dep ${n}`, '1,1.85,3.9'));
      if (n % 3 === 0) lines.push(native(`Dep ${n}`, '2,1.8,4.1'));
      if (n % 4 === 1) lines.push(native(`Dep ${n - 1}`, '1,1.85,3.9'));
      if (n % 5 === 2) lines.push(native(`Dep ${n - 2}`, '1,1.95,3.9'));
      if (n % 7 === 3) lines.push(native('', '1,1.85,3.9'), '2024-99-17,20:00,Türkiye,Lig,Ev,Dep,1,1.85,3.9');
      if (n % 11 === 4) lines.push(native(`Dep ${n}`, '2,x,4.1'), native(`Dep ${n}`, '2,1.7'));
    }
    const text = `${lines.join('\n')}\n`;
    const outcomeOf = async (id: number) => {
      const { status, rows_read, inserted, updated, unchanged, skipped, warnings } = await rowOf(id);
      // each batch reports in the order of its lines
      const report = readFileSync(join(place.dataDir, 'imports', `${id}.report.csv`), 'utf8')
        .split('\r\n')
        .sort();
      const counts = { status, rows_read, inserted, updated, unchanged, skipped, warnings };
      return { counts, report, archive: await archiveFingerprint(database) };
    };
    let undisturbed: Awaited<ReturnType<typeof outcomeOf>>;

    beforeAll(async () => {
      const id = await enqueue(text);
      await turn([20]);
      undisturbed = await outcomeOf(id);
      await clear();
    });

    it('count something of every kind, and it adds up', () => {
      const { status, rows_read, inserted, updated, unchanged, skipped, warnings } = undisturbed.counts;
      expect([status, rows_read]).toEqual(['done', lines.length - 1]);
      expect(inserted + updated + unchanged + skipped).toBe(rows_read);
      for (const count of [inserted, updated, unchanged, skipped, warnings]) expect(count).toBeGreaterThan(3);
    });

    it.each([
      [[1], [2], [3], 400],
      [[7], [3], [13], 400],
      [[20, 1, 40], [5], [60, 2], 400],
      [[2, 3], [2, 3], [3, 2], 400],
      [[60], [1], [60], 400],
      // these end a batch before all its rows are written
      [[60], [20], [60], 1],
      [[7], [60], [60], 3],
    ])(
      'go on where they were, in batches of %j, then %j, then %j rows, at most %i observations',
      async (first, second, third, observations) => {
        for (const stops of [
          [1, 1],
          [1, 3],
          [2, 1],
          [4, 2],
        ]) {
          const id = await enqueue(text);
          let before = -1;
          for (const [sizes, batches] of [
            [first, stops[0]!],
            [second, stops[1]!],
            [third, Infinity],
          ] as const) {
            // a run that reads again what is written has not come further before it was stopped
            const { status, rows_read, inserted, updated, unchanged, skipped } = await rowOf(id);
            expect(inserted + updated + unchanged + skipped).toBe(rows_read);
            expect(rows_read).toBeGreaterThanOrEqual(before);
            before = rows_read;
            if (status === 'queued') await turn(sizes, batches, observations);
          }
          expect([stops, await outcomeOf(id)]).toEqual([stops, undisturbed]);
          await clear();
        }
      },
    );
  });

  describe('by the death of their process', () => {
    const dead = `${hostname()}|999999|gone`;
    const abandon = (id: number, rowsRead: number) =>
      database.manager.update(
        Import,
        { id },
        // the claim of a process of this host ends with it
        { status: 'running', claimed_by: dead, claimed_until: new Date('2100-01-01'), rows_read: rowsRead },
      );
    const statusOf = async (id: number) => {
      const { status, error } = await rowOf(id);
      return [status, error];
    };

    it('wait for another turn, and have failed when that ends at the same row', async () => {
      const id = await enqueue('x');
      for (const rowsRead of [0, 40, 60]) {
        await abandon(id, rowsRead);
        await store.recoverAbandoned();
        expect(await statusOf(id)).toEqual(['queued', null]);
      }
      await abandon(id, 60);
      await store.recoverAbandoned();
      expect(await statusOf(id)).toEqual(['failed', tr.imports.abandonedTwice]);
      expect((await rowOf(id)).finished_at).not.toBeNull();
      await store.recoverAbandoned();
      expect(await statusOf(id)).toEqual(['failed', tr.imports.abandonedTwice]);
    });

    it('have failed as well when it dies twice before the first row', async () => {
      const id = await enqueue('x');
      for (const expected of ['queued', 'failed']) {
        await abandon(id, 0);
        await store.recoverAbandoned();
        expect((await statusOf(id))[0]).toBe(expected);
      }
    });

    it('are not given up for being stopped in between', async () => {
      const id = await enqueue('x');
      await abandon(id, 60);
      await store.recoverAbandoned();
      // a shutdown puts an import back without anybody finding it abandoned
      await database.manager.update(Import, { id }, { status: 'running' });
      await store.putBack(id);
      await abandon(id, 80);
      await store.recoverAbandoned();
      expect(await statusOf(id)).toEqual(['queued', null]);
    });
  });

  describe('because almost all of their rows are bad', () => {
    const good = (count: number) =>
      Array.from({ length: count }, (_, index) => native(`Dep ${index}`, '1,1.85,3.9'));
    const bad = (count: number) => Array<string>(count).fill(native('', '1,1.85,3.9'));
    const run = async (lines: readonly string[]): Promise<Import> => {
      const id = await enqueue(`${lines.join('\n')}\n`);
      await turn([60]);
      return rowOf(id);
    };

    it('end after 5,000 rows, say so, and keep what was right', async () => {
      const row = await run([NATIVE, ...good(30), ...bad(20_000)]);
      expect(row).toMatchObject({ status: 'failed', rows_read: 5_000, inserted: 30, skipped: 4_970 });
      expect(row.error).toBe(tr.imports.almostAllBad(4_970, 5_000));
      expect(await dumpArchive(database)).toHaveLength(30);
      const report = readFileSync(join(place.dataDir, 'imports', `${row.id}.report.csv`), 'utf8');
      expect(report.trimEnd().split('\r\n')).toHaveLength(4_971);
      expect(report).toMatch(/file\.csv;32;hata;away_team;/);
    });

    it('go on while one row in a hundred is right, and when there are fewer than 5,000', async () => {
      const mixed = Array.from({ length: 60 }, (_, n) => [native(`Dep ${n}`, '1,1.85,3.9'), ...bad(99)]);
      expect(await run([NATIVE, ...mixed.flat()])).toMatchObject({ status: 'done', inserted: 60 });
      await clear();
      expect(await run([NATIVE, ...good(1), ...bad(4_998)])).toMatchObject({ status: 'done', inserted: 1 });
    });

    it('go on over other sports, which are nothing wrong with a bulletin', async () => {
      const match = {
        lig: 1,
        ts: Date.parse('2026-05-18T17:00:00Z'),
        ev: 'Ev',
        dep: 'Dep',
        m: { 1: { o: [1.85, 3.4, 3.9] } },
      };
      const others = Array<object>(6_000).fill({ lig: 1, ts: match.ts, ev: 'a', dep: 'b', m: {} });
      const row = await run([
        JSON.stringify({
          cekim: '2026-05-17T09:00:00Z',
          ligler: { 1: 'Türkiye Süper Ligi' },
          olay: [...others, match],
        }),
      ]);
      expect([row.status, row.rows_read, row.inserted, row.skipped]).toEqual(['done', 6_001, 1, 6_000]);
    });
  });

  it('take no more observations of one match than can be rebuilt beside visitors', async () => {
    const seen = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
    const header = NATIVE.replace('filter_type', 'observed_at');
    const lines = Array.from({ length: 3_300 }, (_, n) =>
      native('Dep', `${seen(n)},${(1.1 + (n % 500) / 100).toFixed(2)},3.9`),
    );
    const id = await enqueue(`${[header, ...lines].join('\n')}\n`);
    await turn([500], Infinity, Infinity);
    const { inserted, updated, skipped } = await rowOf(id);
    expect([inserted, inserted + updated]).toEqual([1, 3_000]);
    expect(skipped).toBe(300);
    const report = readFileSync(join(place.dataDir, 'imports', `${id}.report.csv`), 'utf8');
    expect(report.trimEnd().split('\r\n').at(-1)).toContain(tr.imports.reasons.tooManyObservations);
  });

  it('take fewer rows at once about matches of which much is known', async () => {
    const header = NATIVE.replace('filter_type', 'observed_at');
    const at = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) =>
        Array.from({ length: 10 }, (__, match) => native(`Dep ${match}`, `${at(from + n)},1.85,3.9`)),
      ).flat();
    const run = async (rows: readonly string[]): Promise<[batches: number, row: Import]> => {
      const id = await enqueue(`${[header, ...rows].join('\n')}\n`);
      return [await turn([500], Infinity, 500), await rowOf(id)];
    };
    await run(lines(0, 120));
    // four rows about a match of 120 observations each, three times: 4 + 4 + 2
    const [batches, row] = await run(lines(120, 121));
    expect(row).toMatchObject({ status: 'done', rows_read: 10, updated: 0 });
    expect(batches).toBe(3);
  });
});
