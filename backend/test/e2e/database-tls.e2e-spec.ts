import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../src/platform/database/data-source';
import { createMigratedPlace, type TestPlace } from '../support/test-database';

const SERVER = process.env.TEST_DATABASE_URL;
const onServer = SERVER ? describe : describe.skip;

onServer(`the way to the database server${SERVER ? '' : ' (skipped: it is embedded here)'}`, () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await createMigratedPlace();
  });
  afterAll(() => place?.remove());

  /** Rows of a query over a connection of the site with these options of TLS. */
  async function ask(options: Record<string, string>, query: string): Promise<Record<string, string>[]> {
    const url = new URL(SERVER!);
    for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
    const source = await createDataSource({ databaseUrl: url.toString(), dataDir: tmpdir() });
    await source.initialize();
    try {
      return await source.query<Record<string, string>[]>(query);
    } finally {
      await source.destroy();
    }
  }
  const cipher = async (options: Record<string, string>) =>
    (await ask(options, "SHOW SESSION STATUS LIKE 'Ssl_cipher'"))[0]!.Value;

  /** The certificate of who signed the server's; null when it has none, a path when it has. */
  async function authority(): Promise<string | null> {
    const [row] = await ask({}, 'SELECT @@datadir AS folder, @@ssl_ca AS file, @@ssl_cert AS cert');
    return row!.cert ? join(row!.folder!, row!.file ?? '') : null;
  }

  it('is open unless asked otherwise', async () => {
    expect(await cipher({})).toBe('');
  });

  it('is encrypted when that is required, or there is no way', async () => {
    if ((await authority()) === null) {
      await expect(cipher({ 'ssl-mode': 'REQUIRED' })).rejects.toThrow(/secure connection/i);
    } else {
      expect(await cipher({ 'ssl-mode': 'REQUIRED' })).toMatch(/^TLS_|AES|CHACHA/);
    }
  });

  it('is closed to a server whose certificate no known authority has signed, or that has another name', async () => {
    await expect(cipher({ 'ssl-mode': 'VERIFY_CA' })).rejects.toThrow();
    await expect(cipher({ 'ssl-mode': 'VERIFY_IDENTITY' })).rejects.toThrow();
    const file = await authority();
    // the file can only be read where the server runs on this machine
    if (file === null || !existsSync(file)) return;
    expect(await cipher({ 'ssl-ca': file })).not.toBe('');
    await expect(cipher({ 'ssl-ca': file, 'ssl-mode': 'VERIFY_IDENTITY' })).rejects.toThrow(/altnames|IP/i);
  });
});
