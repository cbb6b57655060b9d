import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild, VERSION } from './version';

const ROOT = join(__dirname, '../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the version', () => {
  it.each(['package.json', 'frontend/package.json'])('is also that of %s', (path) => {
    expect((JSON.parse(read(path)) as { version: string }).version).toBe(VERSION);
  });

  it('is the newest one in the changelog', () => {
    const released = [...read('docs/changelog.md').matchAll(/^## (\d\S*)/gm)].map(([, version]) => version);
    expect(released[0]).toBe(VERSION);
  });
});

describe('a build', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'package.json'), '{"version":"1.1.0"}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is of the version that it was made from, whatever has been fetched since', () => {
    const build = { version: '1.0.0', built_at: '2026-11-25T12:00:00.000Z' };
    writeFileSync(join(folder, 'dist', 'build.json'), JSON.stringify(build));
    expect(readBuild(join(folder, 'dist'))).toEqual(build);
  });

  it('is of the version beside it where the sources run as they are', () => {
    expect(readBuild(join(folder, 'dist'))).toEqual({ version: '1.1.0', built_at: null });
  });
});
