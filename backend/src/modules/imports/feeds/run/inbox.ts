import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Jobs } from '../../../../platform/background/jobs';
import { DATA_FOLDERS } from '../../../../platform/files/data-folders';
import { Clock } from '../../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../../platform/config/settings';
import { ImportStore } from '../../queue/import-store';
import { ImportWorker } from '../../queue/import-worker';
import { moveInto } from '../../queue/move-into';
import { TAKEN_FOLDER } from '../../queue/stored-files';

/** Milliseconds between two looks into the folder. */
const INTERVAL = 2_500;
/** A file that has not grown in so many looks (10 s) is whole. */
const QUIET_LOOKS = 4;
/** A taken file without an import after so long lost its process. */
const LOST_AFTER = 60_000;
/** Names that programs give to unfinished files, and hidden files. */
const UNFINISHED = /^\.|~$|\.(?:part|partial|tmp|temp|filepart|crdownload|download|swp)$/i;

interface Look {
  size: number;
  changedAt: number;
  quietLooks: number;
}

/**
 * Imports what is put into the folder `inbox` below the data folder: a file that is moved in counts at once as soon as
 * it has been quiet for a while, one that is being copied when it has stopped growing. Afterwards it is in `done` or
 * `failed` there; never overwritten, never deleted.
 */
@Injectable()
export class Inbox {
  private readonly folder: string;
  /** Where files lie while they wait and run. */
  private readonly takenFolder: string;
  private readonly looks = new Map<string, Look>();

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly clock: Clock,
    private readonly imports: ImportStore,
    private readonly worker: ImportWorker,
    jobs: Jobs,
  ) {
    this.folder = join(settings.dataDir, DATA_FOLDERS.inbox);
    this.takenFolder = join(settings.dataDir, TAKEN_FOLDER);
    jobs.add({ name: 'inbox', irreversible: true, every: INTERVAL, run: () => this.look() });
  }

  private async look(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await this.bringBackLost();
    const names = (await readdir(this.folder)).filter((name) => !UNFINISHED.test(name)).sort();
    for (const known of [...this.looks.keys()]) if (!names.includes(known)) this.looks.delete(known);
    let taken = 0;
    for (const name of names) {
      if ((await this.isWhole(name)) && (await this.take(name))) taken += 1;
    }
    if (taken > 0) this.worker.wake();
  }

  private async isWhole(name: string): Promise<boolean> {
    // no links: they may lead anywhere
    const info = await lstat(join(this.folder, name)).catch(() => null);
    if (info === null || !info.isFile()) return false;
    const before = this.looks.get(name);
    const same = before?.size === info.size && before.changedAt === info.mtimeMs;
    const quietLooks = same ? before.quietLooks + 1 : 0;
    this.looks.set(name, { size: info.size, changedAt: info.mtimeMs, quietLooks });
    return quietLooks >= QUIET_LOOKS;
  }

  /** Takes a file out of the folder and lets it wait for its import; false when another process was quicker. */
  private async take(name: string): Promise<boolean> {
    const place = randomBytes(8).toString('hex');
    const folder = join(this.takenFolder, place);
    await mkdir(folder, { recursive: true });
    try {
      await rename(join(this.folder, name), join(folder, name));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false;
    } finally {
      this.looks.delete(name);
    }
    const storedFile = join(TAKEN_FOLDER, place, name);
    await this.imports.add({ fileName: name, origin: 'inbox', source: name, storedFile }, {});
    return true;
  }

  /** Puts files back whose process died between taking them and adding their import. */
  private async bringBackLost(): Promise<void> {
    const places = await readdir(this.takenFolder).catch(() => []);
    if (places.length === 0) return;
    const files = await this.imports.storedFiles('inbox');
    const known = new Set(files.map((file) => file.split(/[\\/]/)[2]));
    for (const place of places.filter((each) => !known.has(each))) {
      const folder = join(this.takenFolder, place);
      const info = await stat(folder).catch(() => null);
      if (info === null || this.clock.now().getTime() - info.mtimeMs < LOST_AFTER) continue;
      for (const name of await readdir(folder)) await moveInto(this.folder, join(folder, name), name);
      await rm(folder, { recursive: true, force: true });
    }
  }
}
