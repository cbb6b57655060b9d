import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../support/run-cli';

const COMMANDS = ['admin-create', 'backup', 'demo-remove', 'import', 'picks-verify', 'release', 'restore'];

// they say how they are called before they open anything
describe('a command', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-commands-'));
  const place = { databaseUrl: null, dataDir };
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each(COMMANDS)('says for --help how it is called: %s', async (name) => {
    const { code, output } = await runCli(name, place, '--help');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Kullanım: npm run [\s\S]*\n$/) as string]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each(COMMANDS)('says the same for an option that it does not have: %s', async (name) => {
    const { code, output } = await runCli(name, place, '--mail', 'you@example.com');
    expect([code, output]).toEqual([2, expect.stringContaining('Kullanım: npm run ') as string]);
    expect(output).not.toMatch(/\n\s+at |ERR_/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('that makes an admin says so for half of what it needs', async () => {
    const { code, output } = await runCli('admin-create', place, '--email', 'you@example.com');
    expect([code, output]).toEqual([2, expect.stringContaining('--username') as string]);
  });
});
