import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from './version';

const ROOT = join(__dirname, '../../..');
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
