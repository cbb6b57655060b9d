import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Jobs } from '../../src/platform/background/jobs';
import { backupTables, quoted } from '../../src/platform/database/backup/archive';
import { restoreBackup } from '../../src/platform/database/backup/restore-backup';
import { writeBackup } from '../../src/platform/database/backup/write-backup';
import { openDatabase } from '../../src/platform/database/data-source';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import { insertDemoPosts } from '../../src/demo/insert-demo-posts';
import { ImageStore } from '../../src/modules/images/store/image-store';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { runCli } from '../support/run-cli';
import { DATABASE_NAME } from '../support/test-database';

const RECEIPT = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 31) % 251));

/** Every row of every table, read the plainest way. */
async function contents(database: DataSource): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { name, key } of backupTables(database))
    tables[name] = await database.query(`SELECT * FROM ${name} ORDER BY ${key.map(quoted).join(', ')}`);
  return tables;
}

/** Every file and folder below a folder, but for the database's own log. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/-(wal|shm)$/.test(path))
    .sort();

const counts = async (database: DataSource): Promise<Record<string, number>> =>
  Object.fromEntries(Object.entries(await contents(database)).map(([name, rows]) => [name, rows.length]));

describe(`backups on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let folder: string;
  let file: string;
  const elsewhere = () => mkdtempSync(join(tmpdir(), 'oran-restored-'));

  beforeAll(async () => {
    site = await createTestSite();
    // a restore has the database to itself, and both of these write after changes of the archive
    await site.app.get(Jobs).stop('alerts', 'picks');
    folder = elsewhere();
    file = join(folder, 'site.backup');
    const admin = await site.member('admin');
    await site.member('user', { end: new Date('2026-07-01T10:20:30.456Z'), name: 'Iğdırlı.Şükrü' });
    await insertDemoMatches(site.database, { from: '2026-05-08', to: '2026-05-19', today: '2026-05-17' });
    await insertDemoPosts(site.database, site.app.get(ImageStore), site.clock.now());
    const season = join(folder, 'season.csv');
    writeFileSync(
      season,
      [
        'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd',
        ...Array.from({ length: 700 }, (_, n) =>
          `2024-05-17,20:00,Türkiye,Süper Lig,Ev ${n},Konuk "Ö" ${n},2,1.85`.replaceAll('"', ''),
        ),
      ].join('\n'),
    );
    expect(await site.app.get(ImportsService).importFile(season)).toMatchObject({ inserted: 700 });
    const answer = await site
      .http(admin.token)
      .put('/api/settings')
      .send({ site_name: 'Oran "Arşivi"\nğüşiöç 🦅' });
    expect(answer.status).toBeLessThan(500);
    mkdirSync(join(site.settings.dataDir, 'receipts'), { recursive: true });
    writeFileSync(join(site.settings.dataDir, 'receipts', 'dekont 1.pdf'), RECEIPT);
    writeFileSync(join(site.settings.dataDir, 'receipts', 'empty.pdf'), '');
    await writeBackup(site.database, site.settings.dataDir, file, site.clock.now());
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('hold what is there, and no other user of the machine may read them', async () => {
    const before = await counts(site.database);
    expect(before.matches).toBeGreaterThan(750);
    expect(before.match_observations).toBe(700);
    expect(before.blogs).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('bring back every row of every table, and the files, on the same database', async () => {
    const before = await contents(site.database);
    await site.database.query('DELETE FROM closing_odds');
    await site.database.query("UPDATE users SET username = 'x', username_key = CONCAT('x', id)");
    await site.database.query('UPDATE archive_revision SET revision = 1');
    const size = await restoreBackup(site.database, site.settings.dataDir, file);
    expect(await contents(site.database)).toEqual(before);
    expect(size.rows).toBe(Object.values(before).reduce((sum, rows) => sum + rows.length, 0));
    // foreign keys are watched again
    await expect(
      site.database.query('INSERT INTO opening_odds (match_id) VALUES (999999999)'),
    ).rejects.toThrow();
  });

  it('go from any database to the embedded one and back, with their files', async () => {
    const dataDir = elsewhere();
    const other = await openDatabase({ databaseUrl: null, dataDir });
    try {
      await restoreBackup(other, dataDir, file);
      expect(await counts(other)).toEqual(await counts(site.database));
      expect(readFileSync(join(dataDir, 'receipts', 'dekont 1.pdf')).equals(RECEIPT)).toBe(true);
      expect(readFileSync(join(dataDir, 'receipts', 'empty.pdf'))).toHaveLength(0);
      expect(existsSync(join(dataDir, 'restore.part'))).toBe(false);
      const before = await contents(site.database);
      const second = join(folder, 'second.backup');
      await writeBackup(other, dataDir, second, site.clock.now());
      await restoreBackup(site.database, site.settings.dataDir, second);
      expect(await contents(site.database)).toEqual(before);
      // the same, byte for byte
      expect(gunzipSync(readFileSync(second)).equals(gunzipSync(readFileSync(file)))).toBe(true);
    } finally {
      await other.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  describe('that can not be used', () => {
    const lines = () => gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -1);
    const packed = (name: string, text: readonly string[]): string => {
      const path = join(folder, name);
      writeFileSync(path, gzipSync(`${text.join('\n')}\n`));
      return path;
    };
    const cut = (): string => {
      const path = join(folder, 'cut.backup');
      writeFileSync(path, readFileSync(file).subarray(0, statSync(file).size / 2));
      return path;
    };
    const cases: [string, string, () => string][] = [
      ['that was cut off while it was copied', 'cut-off', cut],
      ['that lacks its last lines', 'cut-off', () => packed('short.backup', lines().slice(0, -3))],
      [
        'with another price in one row',
        'damaged',
        () =>
          packed(
            'changed.backup',
            lines().map((line, at) =>
              at === 40 ? line.replace(/\d+(?=\D*$)/, (text) => `${Number(text) + 1}`) : line,
            ),
          ),
      ],
      [
        'of another version of the site',
        'other-version',
        () =>
          packed(
            'version.backup',
            lines().map((line, at) => (at === 0 ? line.replace('Archive', 'X') : line)),
          ),
      ],
      [
        'with a file that leads out of its folder',
        'foreign-path',
        () =>
          packed(
            'escape.backup',
            lines().map((line) => line.replace('receipts/empty', '../../escaped')),
          ),
      ],
      ['that is something else', 'not-a-backup', () => packed('other.backup', ['{"hello":1}'])],
      [
        'that is not even packed',
        'not-a-backup',
        () => {
          writeFileSync(join(folder, 'plain.backup'), 'a,b,c');
          return join(folder, 'plain.backup');
        },
      ],
    ];

    it.each(cases)('%s changes nothing', async (_, reason, path) => {
      // the site makes it at its first look, whenever that is
      mkdirSync(join(site.settings.dataDir, 'inbox'), { recursive: true });
      const before = await contents(site.database);
      const files = filesBelow(site.settings.dataDir);
      await expect(restoreBackup(site.database, site.settings.dataDir, path())).rejects.toMatchObject({
        reason,
      });
      expect(await contents(site.database)).toEqual(before);
      expect(filesBelow(site.settings.dataDir)).toEqual(files);
    });
  });

  it('are made and brought back by commands, which replace a site in use only with --replace', async () => {
    const path = join(folder, 'command.backup');
    const made = await runCli('backup', site.settings, path);
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/^Yedeklendi: /)]);
    expect((await runCli('backup', site.settings, path)).output).toMatch(/zaten var/);
    const before = await contents(site.database);
    await site.database.query('DELETE FROM subscribers');
    await site.database.query('DELETE FROM sessions');
    const refused = await runCli('restore', site.settings, path);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')]);
    const restored = await runCli('restore', site.settings, path, '--replace');
    expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/karşılaştırıldı, aynı/)]);
    expect(await contents(site.database)).toEqual(before);
    expect((await runCli('restore', site.settings, join(folder, 'none'))).code).toBe(1);
    expect((await runCli('restore', site.settings)).output).toMatch(/^Kullanım/);
  });

  it('are made in turn into a folder of which the newest are kept, and checked', async () => {
    const series = join(folder, 'series');
    mkdirSync(series);
    const names = (): string[] => readdirSync(series).sort();
    const check = (...more: string[]) => runCli('backup-check', site.settings, series, ...more);
    expect((await check()).code).toBe(1);
    writeFileSync(join(series, 'oran-2020-01-01-000000.backup'), 'old');
    writeFileSync(join(series, 'oran-2020-01-02-000000.backup'), 'old');
    writeFileSync(join(series, 'oran-by-hand.backup'), 'not of the series');
    expect(await check()).toMatchObject({ code: 1, output: expect.stringMatching(/saatlik olmalıydı/) });
    const made = await runCli('backup', site.settings, '--keep', '2', series);
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Klasörde 2 yedek var; silindi: oran-2020-01-01-000000\.backup/),
    });
    expect(names()).toEqual([
      'oran-2020-01-02-000000.backup',
      expect.stringMatching(/^oran-2\d{3}-\d\d-\d\d-\d{6}\.backup$/),
      'oran-by-hand.backup',
    ]);
    expect(await check()).toMatchObject({ code: 0, output: expect.stringMatching(/eksiksiz/) });
    truncateSync(join(series, names()[1]!), 2_000);
    expect(await check()).toMatchObject({ code: 1, output: expect.stringMatching(/eksik ya da bozuk/) });
    expect((await runCli('backup', site.settings, '--keep', '0', series)).code).toBe(2);
  });
});
