import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeFileToOthers } from './close-to-others';

const onUnix = process.platform === 'win32' ? describe.skip : describe;
const NOBODY = 65_534;

onUnix('closeFileToOthers', () => {
  let folder: string;
  let file: string;
  const rights = () => statSync(file).mode & 0o777;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oran-env-'));
    chmodSync(folder, 0o755);
    file = join(folder, '.env');
    writeFileSync(file, 'JWT_SECRET=x\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([0o644, 0o640, 0o604, 0o666, 0o755])('closes a file with %o', (mode) => {
    chmodSync(file, mode);
    expect(closeFileToOthers(file)).toBe('closed');
    expect(rights()).toBe(0o600);
  });

  it.each([0o600, 0o400])('leaves one with %o as it is', (mode) => {
    chmodSync(file, mode);
    expect(closeFileToOthers(file)).toBe('unchanged');
    expect(rights()).toBe(mode);
  });

  it('says that a file of another user stays open', () => {
    if (process.getuid!() !== 0) return expect(closeFileToOthers('/etc/passwd')).toBe('open');
    chmodSync(file, 0o644);
    process.seteuid!(NOBODY);
    try {
      expect(closeFileToOthers(file)).toBe('open');
    } finally {
      process.seteuid!(0);
    }
    expect(rights()).toBe(0o644);
  });
});
