import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewFile } from './write-new-file';

describe('writeNewFile', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oran-file-'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('puts the file, its name and the folders it had to make on the disk', async () => {
    const synced: string[] = [];
    const handle = await open(folder);
    const methods = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const sync = Object.getOwnPropertyDescriptor(methods, 'sync')!.value as () => Promise<void>;
    jest.spyOn(methods, 'sync').mockImplementation(function (this: FileHandle) {
      synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
      return sync.call(this);
    });
    await writeNewFile(join(folder, 'a', 'b', 'file.txt'), 'content');
    expect(readFileSync(join(folder, 'a', 'b', 'file.txt'), 'utf8')).toBe('content');
    expect(synced).toEqual([
      join(folder, 'a', 'b', 'file.txt'),
      join(folder, 'a', 'b'),
      join(folder, 'a'),
      folder,
    ]);
  });

  it('leaves a file that is there already as it is', async () => {
    writeFileSync(join(folder, 'file.txt'), 'before');
    await expect(writeNewFile(join(folder, 'file.txt'), 'after')).rejects.toThrow('EEXIST');
    expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe('before');
  });

  it('removes what it could not write whole', async () => {
    // no content at all can't be written
    await expect(writeNewFile(join(folder, 'file.txt'), undefined as never)).rejects.toThrow();
    expect(existsSync(join(folder, 'file.txt'))).toBe(false);
  });
});
