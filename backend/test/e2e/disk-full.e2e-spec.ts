import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveFingerprint } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { picture, storedImages } from '../support/images';
import { ImportCommand } from '../support/import-command';
import { writeNativeFile } from '../support/native-file';
import { testPdf } from '../support/pdf';
import { Random, randomMatch } from '../support/random-archive';
import { SmallDisk } from '../support/small-disk';
import { DATABASE_NAME } from '../support/test-database';

const disk = SmallDisk.mount(64);
/** A database server has a disk of its own. */
const inTheDataFolder = process.env.TEST_DATABASE_URL ? it.skip : it;
const onSmallDisk = disk ? describe : describe.skip;

onSmallDisk(
  `a full disk on the ${DATABASE_NAME}${disk ? '' : ' (skipped: no right to mount a disk)'}`,
  () => {
    let site: TestSite;
    let editor: TestMember;
    let member: TestMember;
    let image: Buffer;

    beforeAll(async () => {
      site = await createTestSite({ DATA_DIR: disk!.path });
      editor = await site.member('editor');
      member = await site.member('wait');
      // noise does not compress: far more than the room that is left below
      const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * at * 31) % 251));
      image = await picture(900, 900)
        .composite([{ input: noise, raw: { width: 900, height: 900, channels: 3 } }])
        .png()
        .toBuffer();
    });

    afterEach(() => disk!.free());

    afterAll(async () => {
      await site?.close();
      disk!.unmount();
    });

    const post = () =>
      site
        .http(editor.token)
        .post('/api/editor')
        .field('blogname', 'Kupon')
        .field('feedback', 'Özet')
        .attach('imageFile', image, 'kupon.png');
    const sendReceipt = () =>
      site
        .http(member.token)
        .post('/api/receipts')
        .field('duration_type', '1_month')
        .attach('file', testPdf('Dekont', 2_000_000), 'dekont.pdf');
    const receiptFiles = (): string[] => {
      try {
        return readdirSync(join(disk!.path, 'receipts'));
      } catch {
        return [];
      }
    };

    it.each([
      ['a pick', post, () => storedImages(site)],
      ['a receipt', sendReceipt, receiptFiles],
    ])(
      'refuses %s with a sentence, leaves nothing of it, and takes it when there is room',
      async (_, send, files) => {
        const before = files();
        disk!.fill(16);
        const refused = await send();
        expect([refused.status, refused.body]).toEqual([
          503,
          {
            error: 'Sunucuda yer kalmadığı için kaydedilemedi. Lütfen daha sonra tekrar deneyin.',
            code: 'STORAGE_FULL',
            request_id: expect.any(String) as unknown,
          },
        ]);
        expect(files()).toEqual(before);
        expect((await site.http(editor.token).get('/api/blogs')).status).toBe(200);

        disk!.free();
        expect((await send()).status).toBe(201);
        expect(files()).toHaveLength(before.length + 1);
      },
    );

    inTheDataFolder(
      'ends an import with a sentence; the same command completes it when there is room',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'oran-import-'));
        const random = new Random('disk-full');
        const matches = Array.from({ length: 1500 }, (_, at) => randomMatch(random, at + 1));
        const file = writeNativeFile(folder, 'mac.json', matches);
        const run = () => new ImportCommand(site.settings, [file]).end();
        disk!.fill(512);
        const failed = await run();
        expect(failed.code).toBe(1);
        expect(failed.output).toContain('yer kalmadı');
        expect(failed.output).not.toMatch(/\n\s+at /);

        disk!.free();
        expect((await run()).code).toBe(0);
        const completed = await archiveFingerprint(site.database);
        expect((await run()).output).toContain('Hiçbir şey değişmedi');
        expect(await archiveFingerprint(site.database)).toBe(completed);
        rmSync(folder, { recursive: true });
      },
    );
  },
);
