import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusingServer } from '../support/refusing-server';
import { runCli } from '../support/run-cli';

const SERVER = process.env.TEST_DATABASE_URL;
const NOBODY_THERE = 'mysql://root@127.0.0.1:1/oran';
const COMMANDS: [string, ...string[]][] = [
  ['../main'],
  ['admin-create', '--email', 'kurucu@example.com', '--username', 'kurucu'],
  ['backup', 'yok-boyle-bir-yedek.bak'],
  ['restore', __filename],
  ['import', 'sezon.csv'],
];

describe('a database that can not be opened', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'oran-wrong-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each(COMMANDS)('ends %s with one line that says so', async (name, ...args) => {
    const { code, output } = await runCli(name, { databaseUrl: NOBODY_THERE, dataDir }, ...args);
    expect(output).toBe(
      'Veritabanı sunucusuna ulaşılamıyor (127.0.0.1:1, ECONNREFUSED). Sunucunun çalıştığını ve DATABASE_URL adresini denetleyin.\n',
    );
    expect(code).toBe(1);
  });

  it('is not even looked for while another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runCli('../main', {
      databaseUrl: NOBODY_THERE,
      dataDir,
      environment: { PORT: String(port) },
    });
    other.close();
    expect(output).toBe(
      `127.0.0.1 adresinin ${port} numaralı portu kullanımda. O programı kapatın ya da başka bir port verin: PORT=3001 npm start\n`,
    );
    expect(code).toBe(1);
  });

  it('is named where its server refuses to have its sessions set', async () => {
    const refusing = await RefusingServer.start();
    const { code, output } = await runCli('../main', { databaseUrl: refusing.url, dataDir });
    refusing.stop();
    expect(output).toBe(
      "Veritabanı sunucusunda oturum ayarları yapılamıyor (Variable 'sql_mode' can't be set). " +
        'Sunucunun MySQL 8.4 veya MariaDB 10.11 ya da yenisi olduğunu ve aradaki vekil sunucunun SET komutlarını geçirdiğini denetleyin.\n',
    );
    expect(code).toBe(1);
    expect(refusing.statements.filter((sql) => !sql.startsWith('SET'))).toEqual([]);
  });

  it('is named where the file of the embedded one is damaged', async () => {
    writeFileSync(join(dataDir, 'site.sqlite'), 'bir veritabanı değil, düz bir metin'.repeat(100));
    const { code, output } = await runCli(
      'backup',
      { databaseUrl: null, dataDir },
      join(dataDir, 'yeni.bak'),
    );
    expect(output).toBe(
      'DATA_DIR içindeki site.sqlite açılamadı (file is not a database). Dosyanın sağlam, klasörün yazılabilir olduğunu denetleyin.\n',
    );
    expect(code).toBe(1);
  });

  it('is named where the folder of all data is a file', async () => {
    const file = join(dataDir, 'dosya');
    writeFileSync(file, '');
    const { code, output } = await runCli('backup', { databaseUrl: null, dataDir: file }, 'yeni.bak');
    expect(output).toMatch(/^Ayarlar hatalı:\n {2}DATA_DIR: can't be made or written \(EEXIST\)\n$/);
    expect(code).toBe(1);
  });

  (SERVER ? it : it.skip)('is distinguished from a wrong name, and from a user without rights', async () => {
    const place = (change: (url: URL) => void) => {
      const url = new URL(SERVER!);
      change(url);
      return { databaseUrl: url.toString(), dataDir };
    };
    const missing = await runCli(
      'backup',
      place((url) => (url.pathname = '/yok_boyle_bir_yer')),
      join(dataDir, 'yeni.bak'),
    );
    expect([missing.code, missing.output]).toEqual([
      1,
      'Sunucuda "yok_boyle_bir_yer" adlı veritabanı yok. Önce oluşturun: CREATE DATABASE `yok_boyle_bir_yer` CHARACTER SET utf8mb4\n',
    ]);
    const refused = await runCli(
      'backup',
      place((url) => {
        url.username = 'kimse';
        url.password = 'yanlis';
      }),
      join(dataDir, 'yeni.bak'),
    );
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^Veritabanı sunucusu DATABASE_URL içindeki kullanıcıyı kabul etmedi\. .*\n$/,
    );
    expect(refused.output).not.toContain('yanlis');
  });
});
