import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own size in memory, to be filled up. Making one needs the right to mount. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  /** A disk of so many MiB, or null where this process may not mount one. */
  static mount(size: number): SmallDisk | null {
    const path = mkdtempSync(join(tmpdir(), 'oran-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', path]);
    if (status === 0) return new SmallDisk(path);
    rmSync(path, { recursive: true });
    return null;
  }

  /** Fills the disk but for so many KiB. */
  fill(left = 0): void {
    const room = Buffer.alloc(64 * 1024, 1);
    const spare = join(this.path, 'spare');
    write(spare, Buffer.alloc(left * 1024, 1));
    const filler = openSync(join(this.path, 'filler'), 'a');
    try {
      for (const size of [room.length, 4096]) {
        for (;;) writeAll(filler, room.subarray(0, size));
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(filler);
      rmSync(spare);
    }
  }

  /** Makes room again. */
  free(): void {
    rmSync(join(this.path, 'filler'), { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.path]);
    rmSync(this.path, { recursive: true, force: true });
  }
}

function write(path: string, content: Buffer): void {
  const file = openSync(path, 'w');
  try {
    writeAll(file, content);
  } finally {
    closeSync(file);
  }
}

function writeAll(file: number, content: Buffer): void {
  for (let done = 0; done < content.length;) done += writeSync(file, content, done);
}
