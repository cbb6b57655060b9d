import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picture } from '../support/images';
import { testPdf } from '../support/pdf';
import { runCli } from '../support/run-cli';
import { SiteProcess } from '../support/site-process';

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('what the site keeps on disk', () => {
  let home: string;
  let dataDir: string;
  let umask: number;
  const place = () => ({ databaseUrl: null, dataDir });

  beforeEach(() => {
    umask = process.umask(0o022);
    home = mkdtempSync(join(tmpdir(), 'oran-private-'));
    dataDir = join(home, 'data');
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(home, { recursive: true, force: true });
  });

  /** Everything in and below the data folder that its group or others may do anything with. */
  const open = (): string[] =>
    ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
      (path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0,
    );

  it('is for its own user alone, from the first file on', async () => {
    const made = await runCli('admin-create', place(), '--email', 'a@example.com', '--username', 'kurucu');
    expect(made.code).toBe(0);
    expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(true);
    expect(open()).toEqual([]);
    const password = /[A-Za-z0-9_-]{20,}/.exec(made.output)![0];

    const site = await SiteProcess.start({ settings: place() });
    try {
      const send = async (path: string, body: FormData | object, token?: string) => {
        const isForm = body instanceof FormData;
        const answer = await fetch(`${site.address}/api/${path}`, {
          method: 'POST',
          headers: {
            ...(isForm ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: isForm ? body : JSON.stringify(body),
        });
        expect([path, answer.ok]).toEqual([path, true]);
        return (await answer.json()) as Record<string, string>;
      };
      const file = (name: string, content: Buffer, fields: Record<string, string> = {}) => {
        const form = new FormData();
        for (const [key, value] of Object.entries(fields)) form.set(key, value);
        form.set(name, new Blob([new Uint8Array(content)]), 'a.bin');
        return form;
      };
      const { session_token: token } = await send('login', { email: 'a@example.com', password });
      await send('images', file('imageFile', await picture().png().toBuffer()), token);
      await send('receipts', file('file', testPdf(), { duration_type: '1_month' }), token);
      await send('imports', file('file', Buffer.from('a;b\n1;2\n')), token);
      await send('password-reset', { email: 'a@example.com' });
      const folders = ['imports', 'inbox', 'kupon', 'outbox', 'receipts'];
      for (
        let tries = 0;
        tries < 100 && !folders.every((name) => existsSync(join(dataDir, name)));
        tries += 1
      )
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(folders));
      expect(open()).toEqual([]);
    } finally {
      await site.stop();
    }
  });

  it('is closed at the next start where others could read it before', async () => {
    const makeOpen = () => {
      mkdirSync(join(dataDir, 'kupon'), { recursive: true });
      writeFileSync(join(dataDir, 'jwt-secret'), 'x'.repeat(64));
      for (const [path, mode] of [
        ['.', 0o2775],
        ['site.sqlite', 0o664],
        ['site.sqlite-wal', 0o644],
        ['jwt-secret', 0o644],
      ] as const)
        if (existsSync(join(dataDir, path))) chmodSync(join(dataDir, path), mode);
    };
    makeOpen();
    const site = await SiteProcess.start({ settings: place() });
    await site.kill();
    makeOpen();
    expect(open()).toEqual(expect.arrayContaining(['.', 'jwt-secret', 'site.sqlite', 'site.sqlite-wal']));
    const again = await SiteProcess.start({ settings: place() });
    try {
      expect(open().filter((path) => !path.startsWith('kupon'))).toEqual([]);
      // the group of new files is the operator's affair
      expect(statSync(dataDir).mode & 0o7777).toBe(0o2700);
    } finally {
      await again.stop();
    }
  });

  it('leaves .env to its owner alone, and says so the one time that it changes it', async () => {
    const file = join(home, '.env');
    writeFileSync(file, 'SITE_NAME=Deneme\n');
    chmodSync(file, 0o644);
    const make = (name: string) =>
      runCli('admin-create', { ...place(), cwd: home }, '--email', `${name}@example.com`, '--username', name);
    const first = await make('birinci');
    expect([first.code, statSync(file).mode & 0o777]).toEqual([0, 0o600]);
    expect(first.output).toMatch(/^\.env makinedeki başka kullanıcılara açıktı; .*\(0600\)\.$/m);
    const second = await make('ikinci');
    expect([second.code, second.output]).toEqual([0, expect.not.stringContaining('.env')]);
  });
});
