import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fileLines } from '../../src/platform/database/backup/file-lines';
import { listDataFiles } from '../../src/platform/database/backup/kept-files';
import { restoreBackup } from '../../src/platform/database/backup/restore-backup';
import { writeBackup } from '../../src/platform/database/backup/write-backup';
import { openDatabase } from '../../src/platform/database/data-source';
import { runCli } from '../support/run-cli';

const MEGABYTE = 1024 * 1024;
const NOW = new Date('2026-05-17T12:00:00.000Z');

/** Paths that no backup makes: they lead out of the data folder, or to what is no file of a folder there. */
const LEADING_ELSEWHERE = [
  '../../escaped.pdf',
  'x/../jwt-secret',
  'receipts/../site.sqlite',
  'receipts/./empty.pdf',
  'receipts//empty.pdf',
  'receipts/..',
  'receipts/',
  '/etc/cron.d/x',
  'jwt-secret',
  'receipts\\..\\jwt-secret',
  'receipts/..\\jwt-secret',
  'receipts/a\0.pdf',
  '',
  '..',
];

describe('the files of a backup', () => {
  let dataDir: string;
  let database: DataSource;
  let folder: string;
  const path = (...parts: string[]) => join(dataDir, ...parts);
  const put = (name: string, content: string | Buffer = name): void => {
    mkdirSync(join(path(name), '..'), { recursive: true });
    writeFileSync(path(name), content);
  };
  const backup = (target = join(folder, 'a.backup')) => writeBackup(database, dataDir, target, NOW);
  const lines = (file = join(folder, 'a.backup')): unknown[] =>
    gunzipSync(readFileSync(file))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  const named = (file?: string): string[] =>
    lines(file).flatMap((line) => {
      const { file: name } = (line ?? {}) as { file?: string };
      return name === undefined ? [] : [name];
    });

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'oran-test-'));
    folder = mkdtempSync(join(tmpdir(), 'oran-backup-'));
    database = await openDatabase({ databaseUrl: null, dataDir });
  });
  afterEach(async () => {
    await database.destroy();
    for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
  });

  it('are those that the site makes and is given, and no others', async () => {
    const own = [
      'imports/12.report.csv',
      'imports/files/0123456789abcdef0123456789abcdef',
      'inbox/.taken/0123456789abcdef/a.csv',
      'inbox/a.csv',
      'inbox/done/a (2).csv',
      'inbox/failed/a.csv',
      'kupon/a.webp',
      'outbox/20260517T120000-000Z-1-receipt.eml',
      'receipts/a.pdf',
    ];
    const unfinished = ['outbox/x.eml.part', 'inbox/b.csv.part', 'restore.part/receipts/a.pdf'];
    const others = ['jwt-secret', 'backups/old.backup', 'kupon/2024/a.webp', 'receipts/a\\b.pdf'];
    for (const name of [...own, ...unfinished, ...others]) put(name);
    symlinkSync(path('jwt-secret'), path('receipts', 'link.pdf'));
    const size = await backup();
    expect(named()).toEqual(own);
    expect([size.files, size.leftOut]).toEqual([
      own.length,
      ['backups/', 'kupon/2024/a.webp', 'receipts/a\\b.pdf', 'receipts/link.pdf'],
    ]);
  });

  it('are those of a folder on another disk too', async () => {
    const disk = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'oran-disk-'));
    try {
      symlinkSync(disk, path('receipts'));
      put('receipts/a.pdf', 'bank');
      await backup();
      expect(named()).toEqual(['receipts/a.pdf']);
      rmSync(path('receipts', 'a.pdf'));
      await restoreBackup(database, dataDir, join(folder, 'a.backup'));
      expect(readFileSync(join(disk, 'a.pdf'), 'utf8')).toBe('bank');
    } finally {
      rmSync(disk, { recursive: true, force: true });
    }
  });

  describe('beside a site that goes on working', () => {
    const reading = async (name: string, each: () => void): Promise<string[]> => {
      const read: string[] = [];
      for await (const line of fileLines(dataDir, name)) {
        read.push(line);
        each();
      }
      return read;
    };
    const contentOf = (read: string[]): Buffer =>
      Buffer.concat(read.slice(1, -1).map((line) => Buffer.from(JSON.parse(line) as string, 'base64')));
    const endOf = (read: string[]) => JSON.parse(read.at(-1)!) as { bytes: number; sha256: string };
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

    it('are left out when they go between listing and reading', async () => {
      for (const name of ['kupon/a.webp', 'kupon/b.webp']) put(name);
      const { kept } = await listDataFiles(dataDir);
      rmSync(path('kupon/a.webp'));
      expect(await Promise.all(kept.map((name) => reading(name, () => undefined)))).toEqual([
        [],
        expect.arrayContaining([expect.stringContaining('kupon/b.webp')]),
      ]);
    });

    it('end where they ended when reading began, though they grow all the time', async () => {
      const content = randomBytes(MEGABYTE);
      put('imports/1.report.csv', content);
      const read = await reading('imports/1.report.csv', () =>
        appendFileSync(path('imports/1.report.csv'), randomBytes(100_000)),
      );
      expect(contentOf(read).equals(content)).toBe(true);
      expect(endOf(read)).toEqual({ bytes: MEGABYTE, sha256: sha256(content) });
    });

    it('end where they end when they shrink meanwhile, with the count and checksum of what is there', async () => {
      const content = randomBytes(MEGABYTE);
      put('imports/1.report.csv', content);
      const read = await reading('imports/1.report.csv', () =>
        truncateSync(path('imports/1.report.csv'), 300_000),
      );
      const kept = contentOf(read);
      expect(kept.equals(content.subarray(0, 300_000))).toBe(true);
      expect(endOf(read)).toEqual({ bytes: 300_000, sha256: sha256(kept) });
    });

    it('make whole backups while mails and imports come and go', async () => {
      put('receipts/a.pdf', randomBytes(MEGABYTE));
      let going = true;
      let made = 0;
      const churn = (async () => {
        while (going) {
          const place = `inbox/.taken/${String(made % 1000).padStart(16, '0')}`;
          put(`outbox/${made}.eml.part`);
          renameSync(path(`outbox/${made}.eml.part`), path(`outbox/${made}.eml`));
          put(`${place}/a.csv`);
          appendFileSync(path('receipts/a.pdf'), 'x');
          await new Promise(setImmediate);
          rmSync(path(`outbox/${made}.eml`));
          rmSync(path(place), { recursive: true });
          made += 1;
        }
      })();
      try {
        for (let round = 0; round < 10; round += 1) {
          const file = join(folder, `${round}.backup`);
          await backup(file);
          expect(named(file)).toContain('receipts/a.pdf');
          expect(named(file).filter((name) => name.endsWith('.part'))).toEqual([]);
        }
      } finally {
        going = false;
        await churn;
      }
      await restoreBackup(database, dataDir, join(folder, '9.backup'));
    });
  });

  it('do not hold the backup itself, nor earlier ones, when it is written beside them', async () => {
    // more than fits into the buffers on its way, and not to be compressed
    put('receipts/a.pdf', randomBytes(3 * MEGABYTE));
    mkdirSync(path('backups'));
    for (const name of ['first.backup', 'second.backup']) {
      const { code, output } = await runCli('backup', { databaseUrl: null, dataDir }, path('backups', name));
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(
          /^Yedeklendi: .*, 1 dosya\)\nSitenin kendi dosyası .* yedeğe alınmadı: backups\/\n$/,
        ),
      ]);
      expect(named(path('backups', name))).toEqual(['receipts/a.pdf']);
    }
  });

  it('are no place for a backup, by whatever way it is reached', async () => {
    put('receipts/a.pdf');
    put('kupon/a.webp');
    symlinkSync(dataDir, join(folder, 'site'));
    symlinkSync(path('kupon'), join(folder, 'pictures'));
    for (const [target, own] of [
      [path('receipts', 'x.backup'), 'receipts'],
      [path('backups', '..', 'receipts', 'x.backup'), 'receipts'],
      [join(folder, 'site', 'receipts', 'x.backup'), 'receipts'],
      [join(folder, 'pictures', 'x.backup'), 'kupon'],
    ] as const) {
      const { code, output } = await runCli('backup', { databaseUrl: null, dataDir }, target);
      expect([code, output]).toEqual([
        1,
        `${target} sitenin kendi dosyalarını tuttuğu "${own}" klasörünün içinde. Yedek için başka bir klasör verin.\n`,
      ]);
    }
    const missing = await runCli('backup', { databaseUrl: null, dataDir }, path('outbox', 'x.backup'));
    expect([missing.code, missing.output]).toEqual([1, expect.stringContaining('için klasör yok')]);
    expect([readdirSync(path('receipts')), readdirSync(path('kupon'))]).toEqual([['a.pdf'], ['a.webp']]);
  });

  it.each(LEADING_ELSEWHERE)('can not be called %j', async (name) => {
    put('receipts/a.pdf');
    put('jwt-secret');
    await backup();
    const other = join(folder, 'other.backup');
    const text = lines().map((line) => JSON.stringify(line));
    writeFileSync(
      other,
      gzipSync(
        `${text.map((line) => (line === '{"file":"receipts/a.pdf"}' ? JSON.stringify({ file: name }) : line)).join('\n')}\n`,
      ),
    );
    const before = readdirSync(dataDir, { recursive: true }).sort();
    const { code, output } = await runCli('restore', { databaseUrl: null, dataDir }, other);
    expect([code, output]).toEqual([1, expect.stringContaining('dışarı çıkıyor')]);
    expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before);
    expect(readFileSync(path('jwt-secret'), 'utf8')).toBe('jwt-secret');
    expect(existsSync(join(dataDir, '..', 'escaped.pdf'))).toBe(false);
  });

  it('that another program has put into a backup stay where they are', async () => {
    put('receipts/a.pdf');
    await backup();
    const other = join(folder, 'other.backup');
    const text = lines().map((line) => JSON.stringify(line).replace('receipts/a.pdf', 'bin/run.sh'));
    writeFileSync(other, gzipSync(`${text.join('\n')}\n`));
    const { code, output } = await runCli('restore', { databaseUrl: null, dataDir }, other);
    expect([code, output]).toEqual([0, expect.stringContaining('geri yüklenmedi: bin/run.sh\n')]);
    expect(existsSync(path('bin'))).toBe(false);
  });
});
