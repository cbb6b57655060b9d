import { Inject, Injectable } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { SETTINGS, type Settings } from '../../config/settings';
import { listDataFiles } from '../backup/kept-files';
import { selectIn } from '../select-in';
import { isShared } from './adopt-files';
import { fetchFile, forgetFile, storedPaths, storeFile } from './file-table';

/**
 * Files that every process of the site needs, by their paths below the data folder with `/` between segments. With
 * `FILES=database` the database has them, and the data folder copies of those that were needed here; with `FILES=folder`
 * all processes have the same folder. Callers decide which paths are right: nothing here reads a path that came from outside.
 */
@Injectable()
export class SharedFiles {
  /** Whether the processes have only the database in common. */
  readonly inDatabase: boolean;
  private readonly dataDir: string;

  constructor(
    @Inject(SETTINGS) { files, dataDir }: Settings,
    private readonly dataSource: DataSource,
  ) {
    this.inDatabase = files === 'database';
    this.dataDir = dataDir;
  }

  /** Shares a file that has been written to the data folder. When that fails the file is removed. */
  async keep(path: string): Promise<void> {
    if (!this.inDatabase) return;
    try {
      await storeFile(this.dataSource, this.dataDir, path, new Date());
    } catch (error) {
      await rm(join(this.dataDir, path), { force: true });
      throw error;
    }
  }

  /** Makes a file lie in the data folder; false when there is none by this path. */
  async fetch(path: string): Promise<boolean> {
    if (this.inDatabase) return fetchFile(this.dataSource.manager, this.dataDir, path);
    return existsSync(join(this.dataDir, path));
  }

  /** Which of these files there are. */
  async present(paths: readonly string[]): Promise<Set<string>> {
    if (!this.inDatabase) return new Set(paths.filter((path) => existsSync(join(this.dataDir, path))));
    const rows = await selectIn<{ path: string }>(
      this.dataSource.manager,
      (list) => `SELECT path FROM stored_files WHERE part = 0 AND path IN (${list})`,
      paths,
    );
    return new Set(rows.map(({ path }) => path));
  }

  /** Removes a file; one that isn't there is fine. Copies elsewhere go with {@link removeStale}, and are shown no more. */
  async remove(path: string): Promise<void> {
    if (this.inDatabase) await forgetFile(this.dataSource.manager, path);
    await rm(join(this.dataDir, path), { force: true });
  }

  /** Files that begin so and that the database has. */
  stored(beginning: string): Promise<string[]> {
    return this.inDatabase ? storedPaths(this.dataSource.manager, beginning) : Promise.resolve([]);
  }

  /** Removes copies, older than an instant, of files that were removed by other processes. */
  async removeStale(before: Date): Promise<void> {
    if (!this.inDatabase) return;
    const stored = new Set(await storedPaths(this.dataSource.manager));
    const { kept } = await listDataFiles(this.dataDir);
    for (const path of kept.filter((each) => isShared(each) && !stored.has(each))) {
      const info = await stat(join(this.dataDir, path)).catch(() => null);
      if (info !== null && info.mtimeMs < before.getTime())
        await rm(join(this.dataDir, path), { force: true });
    }
  }
}
