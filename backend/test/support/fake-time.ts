import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's `faketime` puts this library under a process. */
const LIBRARY = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });

/** Whether this machine can give a process a wrong clock (`apt-get install faketime`). */
export const HAS_FAKETIME = LIBRARY.status === 0;

/** The monotonic clock of a machine stays right when its wall clock is wrong. */
const preloaded = (): Record<string, string> => ({
  LD_PRELOAD: LIBRARY.stdout.trim(),
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/** Environment of a process whose clock is off by so much: `+2m`, `-3h`. */
export const wrongClock = (offset: string): Record<string, string> => ({
  ...preloaded(),
  FAKETIME: offset,
});

/** The clock of processes that can be put forward and back while they run. */
export class MovableClock {
  private readonly file: string;

  constructor(folder: string) {
    this.file = join(folder, 'faketime');
    this.set('+0');
  }

  get environment(): Record<string, string> {
    return { ...preloaded(), FAKETIME_TIMESTAMP_FILE: this.file, FAKETIME_CACHE_DURATION: '1' };
  }

  /** @param offset to the right time: `+3h`, `+0` */
  set(offset: string): void {
    writeFileSync(this.file, offset);
  }
}
