import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Jobs } from '../../src/platform/background/jobs';
import { adoptFilesOnce } from '../../src/platform/database/files/adopt-files';
import { SharedFiles } from '../../src/platform/database/files/shared-files';
import { ImportWorker } from '../../src/modules/imports/queue/import-worker';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { picture } from '../support/images';
import { testPdf } from '../support/pdf';
import { BESIKTAS, seasonFile } from '../support/season-rows';
import { DATABASE_NAME } from '../support/test-database';

const SECRET = 'one-secret-for-both-processes-of-the-site';

/** Two processes with folders of their own take a database that both can reach. */
const onServer = process.env.TEST_DATABASE_URL ? it : it.skip;

describe(`files that processes have in common through the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  /** On a server a second site with a folder of its own; the embedded database lies in the folder of its only one. */
  let second: TestSite | null = null;
  let folder: string;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite({ FILES: 'database', JWT_SECRET: SECRET });
    folder = mkdtempSync(join(tmpdir(), 'oran-second-'));
    const own = { FILES: 'database', JWT_SECRET: SECRET, DATA_DIR: folder };
    if (process.env.TEST_DATABASE_URL) second = await createTestSite(own, site);
    // the second one runs the imports
    if (second) await site.app.get(Jobs).stop('imports');
    admin = await site.member('admin');
  });

  afterAll(async () => {
    await second?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A process that has none of the files in its folder. */
  function elsewhere(): TestSite {
    for (const name of ['kupon', 'receipts', 'imports'])
      rmSync(join((second ?? site).settings.dataDir, name), { recursive: true, force: true });
    return second ?? site;
  }

  const stored = async (): Promise<string[]> =>
    (
      (await site.database.query('SELECT path FROM stored_files WHERE part = 0 ORDER BY path')) as {
        path: string;
      }[]
    ).map(({ path }) => path);

  it('an image is served where it was not uploaded, small too, and nowhere once it is removed', async () => {
    const { body } = await site
      .http(admin.token)
      .post('/api/blogs')
      .field({ blogname: 'a', feedback: 'b', author: 'c', date: '2026-05-01' })
      .attach('imageFile', await picture(900, 700).png().toBuffer(), 'a.png')
      .expect(201);
    const { id, image_filename: name } = body as { id: number; image_filename: string };
    const small = name.replace('.webp', '.s.webp');
    const own = await site.http().get(`/assets/kupon/${name}`).expect(200);
    const other = elsewhere();
    expect((await other.http().get(`/assets/kupon/${name}`).expect(200)).body).toEqual(own.body);
    const smallStatus = (await other.http().get(`/assets/kupon/${small}`)).status;
    expect([smallStatus, (await site.http().get(`/assets/kupon/${small}`)).status]).toEqual([
      smallStatus,
      smallStatus,
    ]);
    await site.http(admin.token).delete(`/api/blogs/${id}`).expect(200);
    expect(await stored()).toEqual([]);
    expect((await other.http().get(`/assets/kupon/${name}`)).status).toBe(404);
    expect((await site.http().get(`/assets/kupon/${name}`)).status).toBe(404);
  });

  it('a receipt is opened where it was not sent, by those who may see it alone', async () => {
    const member = await site.member('user');
    const stranger = await site.member('user');
    const pdf = testPdf('Dekont', 200_000);
    const { body } = await site
      .http(member.token)
      .post('/api/receipts')
      .field('duration_type', '1_month')
      .attach('file', pdf, 'a.pdf')
      .expect(201);
    const address = `/api/receipts/${(body as { id: number }).id}/file`;
    const other = elsewhere();
    const opened = await other.http(admin.token).get(address).expect(200);
    // what stands behind the mark that ends the PDF is not kept
    const kept = pdf.subarray(0, pdf.lastIndexOf('%%EOF') + '%%EOF'.length);
    expect((opened.body as Buffer).toString('latin1').trimEnd()).toBe(kept.toString('latin1'));
    await other.http(stranger.token).get(address).expect(404);
    expect(await stored()).toHaveLength(1);
  });

  onServer(
    'an import is run by a process that did not take its file in, and its report read at the other',
    async () => {
      // as if the process ended before it looked at its queue
      jest.spyOn(site.app.get(ImportWorker), 'wake').mockReturnValue();
      const answer = await site
        .http(admin.token)
        .post('/api/imports')
        .attach('file', Buffer.from(seasonFile(BESIKTAS, 'T1,not a date,,,,,')), 'T1.csv')
        .expect(202);
      const { id } = answer.body as { id: number };
      await second!.run('imports');
      const row = (await site.http(admin.token).get(`/api/imports/${id}`).expect(200)).body as ImportRow;
      expect(row).toMatchObject({ status: 'done', inserted: 1, skipped: 1, has_report: true });
      const report = await site.http(admin.token).get(`/api/imports/${id}/report`).expect(200);
      expect(report.text).toContain('T1.csv');
      expect((await stored()).filter((path) => path.startsWith('imports/'))).toEqual([
        `imports/${id}.report.csv`,
      ]);
      await site.http(admin.token).delete(`/api/imports/${id}`).expect(202);
      await second!.run('imports');
      expect((await stored()).filter((path) => path.startsWith('imports/'))).toEqual([]);
    },
  );

  it.each([0, 1, 59_999, 60_000, 60_001, 2_500_000])(
    'a file of %d bytes comes back as it was',
    async (size) => {
      const files = site.app.get(SharedFiles);
      const content = randomBytes(size);
      const path = join(site.settings.dataDir, 'imports', `size-${size}`);
      await mkdir(join(site.settings.dataDir, 'imports'), { recursive: true });
      writeFileSync(path, content);
      await files.keep(`imports/size-${size}`);
      rmSync(path);
      expect(await files.fetch(`imports/size-${size}`)).toBe(true);
      expect(Buffer.compare(readFileSync(path), content)).toBe(0);
      await files.remove(`imports/size-${size}`);
      expect([existsSync(path), await files.fetch(`imports/size-${size}`)]).toEqual([false, false]);
    },
  );

  it('files of a site that kept them in its folder are taken over once', async () => {
    const dataDir = join(folder, 'before');
    await mkdir(join(dataDir, 'kupon'), { recursive: true });
    await mkdir(join(dataDir, 'inbox'), { recursive: true });
    const name = `${'0'.repeat(32)}.webp`;
    writeFileSync(join(dataDir, 'kupon', name), 'picture');
    writeFileSync(join(dataDir, 'inbox', 'a.csv'), 'stays with its machine');
    const before = await stored();
    await adoptFilesOnce(site.database, { files: 'folder', dataDir });
    expect(await stored()).toEqual(before);
    await adoptFilesOnce(site.database, { files: 'database', dataDir });
    expect(await stored()).toEqual([...before, `kupon/${name}`].sort());
    expect(existsSync(join(dataDir, 'kupon', name))).toBe(true);
    await site.app.get(SharedFiles).remove(`kupon/${name}`);
    await adoptFilesOnce(site.database, { files: 'database', dataDir });
    expect(await stored()).toEqual(before);
  });

  it('copies of what another process has removed go within days', async () => {
    const { dataDir } = site.settings;
    await mkdir(join(dataDir, 'receipts'), { recursive: true });
    const [old, young] = ['1', '2'].map((digit) => join(dataDir, 'receipts', `${digit.repeat(32)}.pdf`));
    for (const path of [old!, young!]) writeFileSync(path, 'copy');
    utimesSync(old!, new Date('2026-01-01'), new Date('2026-01-01'));
    await site.app.get(SharedFiles).removeStale(new Date('2026-02-01'));
    expect([existsSync(old!), existsSync(young!)]).toEqual([false, true]);
    rmSync(young!);
  });
});
