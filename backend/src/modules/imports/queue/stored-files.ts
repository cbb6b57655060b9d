import { Inject, Injectable, Logger } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { In, IsNull, Not } from 'typeorm';
import { Clock } from '../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { DATA_FOLDERS } from '../../../platform/files/data-folders';
import { Database } from '../../../platform/database/database';
import { SharedFiles } from '../../../platform/database/files/shared-files';
import { Import } from '../entities/import.entity';
import { moveInto } from './move-into';
import { BARE_NAME, storedPath } from '../../../platform/files/stored-path';

/** A file without an import after so long is what a broken request or process has left. */
const LEFT_OVER_AFTER = 24 * 60 * 60_000;

/** The files of imports that wait or run, and what becomes of them. */
@Injectable()
export class StoredFiles {
  private readonly logger = new Logger(StoredFiles.name);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly shared: SharedFiles,
    private readonly clock: Clock,
  ) {}

  /** Absolute folder for files that are to be imported; exists. */
  async waitingFolder(): Promise<string> {
    const folder = join(this.settings.dataDir, WAITING_FOLDER);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** A file of {@link waitingFolder} as its import names it. */
  nameOf(path: string): string {
    return join(WAITING_FOLDER, basename(path));
  }

  /** Lets other processes run the import of a file that waits here. */
  keep(storedFile: string): Promise<void> {
    return this.shared.keep(sharedPath(storedFile));
  }

  /** Removes a file whose import was not to be. */
  async forget(storedFile: string): Promise<void> {
    if (storedImportPath(this.settings.dataDir, storedFile) !== null)
      await this.shared.remove(sharedPath(storedFile));
  }

  /** Whether this process can run an import. Files of an inbox are those of their machine. */
  isHere({ stored_file: file, origin }: Pick<Import, 'stored_file' | 'origin'>): boolean {
    const path = file === null ? null : storedImportPath(this.settings.dataDir, file);
    return path !== null && ((this.shared.inDatabase && origin !== 'inbox') || existsSync(path));
  }

  /** Makes the file of an import that this process runs lie on this host. */
  async fetch({ stored_file: file, origin }: Pick<Import, 'stored_file' | 'origin'>): Promise<void> {
    if (file !== null && origin !== 'inbox' && storedImportPath(this.settings.dataDir, file) !== null)
      await this.shared.fetch(sharedPath(file));
  }

  /** Puts away the files of all imports that are over: inbox files into `done` or `failed`, others out of the way. */
  async putAway(): Promise<void> {
    const { manager } = this.database;
    const over = await manager.findBy(Import, {
      status: Not(In(['queued', 'running'])),
      stored_file: Not(IsNull()),
    });
    for (const row of over) {
      // an inbox is that of its machine, which puts its files away
      if (this.shared.inDatabase && row.origin === 'inbox' && !this.isHere(row)) continue;
      await this.putAwayOne(row);
      await manager.update(Import, { id: row.id }, { stored_file: null });
    }
  }

  private async putAwayOne({ id, origin, status, stored_file: file }: Import): Promise<void> {
    const path = storedImportPath(this.settings.dataDir, file!);
    if (path === null) return;
    try {
      if (origin !== 'inbox') await this.forget(file!);
      else if (existsSync(path)) {
        const folder = status === 'done' ? 'done' : 'failed';
        await moveInto(join(this.settings.dataDir, DATA_FOLDERS.inbox, folder), path, basename(path));
        await rm(dirname(path), { recursive: true, force: true });
      }
    } catch (err) {
      this.logger.error({ err, import_id: id }, 'The file of an import could not be put away');
    }
  }

  /** Removes what broken requests have left. */
  async removeLeftOvers(): Promise<void> {
    const folder = await this.waitingFolder();
    const rows = await this.database.manager.find(Import, {
      where: { stored_file: Not(IsNull()) },
      select: { id: true, stored_file: true },
    });
    const known = new Set(rows.map((row) => basename(row.stored_file!)));
    for (const name of await readdir(folder)) {
      const info = await stat(join(folder, name)).catch(() => null);
      const old = info !== null && this.clock.now().getTime() - info.mtimeMs > LEFT_OVER_AFTER;
      if (old && !known.has(name)) await this.forget(this.nameOf(name));
    }
    await this.shared.removeStale(new Date(this.clock.now().getTime() - LEFT_OVER_AFTER));
  }
}

/** A stored file's path with `/` between its segments, whichever system wrote it. */
const sharedPath = (storedFile: string): string => storedFile.replaceAll('\\', '/');

/** Uploads and downloads wait here, below the data folder. */
export const WAITING_FOLDER = join(DATA_FOLDERS.imports, 'files');
/** Files of the inbox wait here, each in a folder of its own. */
export const TAKEN_FOLDER = join(DATA_FOLDERS.inbox, '.taken');

/** Names of uploads and downloads, and of the folders below {@link TAKEN_FOLDER}. */
const RANDOM_NAME = /^([0-9a-f]{16}){1,2}$/;

/**
 * The absolute path of the file of an import.
 * @param storedFile as the row has it: below the data folder, with the separators of the system that wrote it
 * @returns null when no store of the site makes such a path
 */
export function storedImportPath(dataDir: string, storedFile: string): string | null {
  const [, first, second, rest] = /^(\w+)[/\\]([.\w]+)[/\\](.+)$/s.exec(storedFile) ?? [];
  const folder = join(first ?? '', second ?? '');
  if (folder === WAITING_FOLDER) return storedPath(join(dataDir, WAITING_FOLDER), rest!, RANDOM_NAME);
  if (folder !== TAKEN_FOLDER) return null;
  const [, place, name] = /^([^/\\]+)[/\\](.+)$/s.exec(rest!) ?? [];
  const taken = storedPath(join(dataDir, TAKEN_FOLDER), place ?? '', RANDOM_NAME);
  return taken && storedPath(taken, name!, BARE_NAME);
}
