import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Jobs } from '../../src/platform/background/jobs';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { archiveFingerprint } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { HOSTILE_FILES, type HostileFile, writeHostileFile, writeSeason } from '../support/hostile-files';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

/** A process manager kills after ten seconds. */
const IN_TIME = 9_500;

describe(`a shutdown during an import, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let path: string;
  let running: SiteProcess | undefined;

  beforeAll(async () => {
    site = await createTestSite();
    // the other process has the clock of the machine, and the files are its to take up
    site.clock.set(new Date());
    admin = await site.member('admin');
    await site.app.get(Jobs).stop('imports');
    path = join(site.settings.dataDir, 'file');
  });

  afterEach(async () => {
    await running?.kill();
    running = undefined;
    await rm(path, { force: true });
    for (const table of ['matches', 'imports']) await site.database.query(`DELETE FROM ${table}`);
  });

  afterAll(() => site?.close());

  async function start(): Promise<SiteProcess> {
    running = await SiteProcess.start(site);
    return running;
  }

  async function upload(process: SiteProcess): Promise<number> {
    const form = new FormData();
    form.set('file', await openAsBlob(path), 'file');
    const answer = await fetch(`${process.address}/api/imports`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.token}` },
      body: form,
    });
    return ((await answer.json()) as { id: number }).id;
  }

  async function row(id: number): Promise<ImportRow> {
    const { body } = await site.http(admin.token).get(`/api/imports/${id}`).expect(200);
    return body as ImportRow;
  }

  async function until(id: number, condition: (row: ImportRow) => boolean): Promise<ImportRow> {
    for (;;) {
      const now = await row(id);
      if (condition(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Stops the process in the middle of the import, which then waits for the next start. */
  async function expectStop(id: number): Promise<void> {
    const from = performance.now();
    const code = await running!.stop();
    running = undefined;
    // in order: when everything is closed, Nest raises the signal again
    expect(code).toBeNull();
    expect(performance.now() - from).toBeLessThan(IN_TIME);
    const { status, rows_read, inserted, updated, unchanged, skipped } = await row(id);
    expect(status).toBe('queued');
    expect(inserted + updated + unchanged + skipped).toBe(rows_read);
  }

  const outcome = async (id: number) => {
    const { status, rows_read, inserted, updated, unchanged, skipped, error } = await row(id);
    const archive = await archiveFingerprint(site.database);
    return { status, rows_read, inserted, updated, unchanged, skipped, error, archive };
  };

  it.each(['empty lines', 'lines of two empty cells'])(
    'is obeyed while 60 MiB of %s are read, and the file is read to its end after the next start',
    async (name) => {
      const kind: HostileFile = HOSTILE_FILES.find((each) => each.name === name)!;
      await writeHostileFile(path, kind, 60);
      const id = await upload(await start());
      await until(id, ({ status }) => status === 'running');
      await expectStop(id);
      await start();
      await until(id, ({ status }) => status === 'done');
      expect(await outcome(id)).toMatchObject({ rows_read: 1, inserted: 1, error: null });
    },
    120_000,
  );

  it('is obeyed between batches, however often, and the import ends as an undisturbed one does', async () => {
    await writeSeason(path, 4_000);
    const undisturbed = await upload(await start());
    await until(undisturbed, ({ status }) => status === 'done');
    const expected = await outcome(undisturbed);
    expect(expected).toMatchObject({ rows_read: 4_000, inserted: 4_000 });
    for (const table of ['matches', 'imports']) await site.database.query(`DELETE FROM ${table}`);
    const id = await upload(running!);
    for (let read = 0, stops = 0; stops < 3; stops += 1) {
      // what was written before is read again first
      read = (await until(id, ({ rows_read }) => rows_read > read)).rows_read;
      await expectStop(id);
      await start();
    }
    await until(id, ({ status }) => status === 'done');
    expect(await outcome(id)).toEqual(expected);
  });
});
