import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { outdated, readToEnd, seriesIn, seriesName } from '../platform/database/backup/backup-series';
import { keptFolderOf } from '../platform/database/backup/kept-files';
import { openDatabase } from '../platform/database/data-source';
import { fetchFile, storedPaths } from '../platform/database/files/file-table';
import { writeBackup } from '../platform/database/backup/write-backup';
import { backupMessages } from './messages';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/**
 * `npm run backup -- FILE`: writes all tables and uploaded files of the site to a file, while it may go on running.
 * `npm run backup -- --keep N FOLDER`: writes one that is named by its moment, reads it again, and deletes all but the N
 * newest of such a name.
 */
async function main(): Promise<number> {
  const given = readArguments(backupMessages.backupUsage, { keep: { type: 'string' } }, 1);
  if (typeof given === 'number') return given;
  const { keep } = given.values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) return fail(backupMessages.backupUsage, 2);
  const settings = settingsOrExit();
  const now = new Date();
  const named = given.positionals[0]!;
  const file = keep === undefined ? named : join(named, seriesName(now));
  const path = resolve(settings.callerDir, file);
  const folder = dirname(path);
  if (existsSync(path)) return fail(backupMessages.exists(file), 1);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return fail(backupMessages.noFolder(file), 1);
  const ownFolder = keptFolderOf(settings.dataDir, path);
  if (ownFolder !== null) return fail(backupMessages.ownFolder(file, ownFolder), 1);
  const dataSource = await openDatabase(settings);
  try {
    if (settings.files === 'database')
      for (const stored of await storedPaths(dataSource.manager))
        await fetchFile(dataSource.manager, settings.dataDir, stored);
    const size = await writeBackup(dataSource, settings.dataDir, path, now);
    process.stdout.write(backupMessages.backedUp(file, size));
  } finally {
    await dataSource.destroy();
  }
  if (keep !== undefined) await forgetOld(folder, Number(keep));
  return 0;
}

/** Nothing is deleted before the newest is known to be whole. */
async function forgetOld(folder: string, keep: number): Promise<void> {
  const names = seriesIn(folder);
  await readToEnd(folder, names[0]!);
  const old = outdated(names, keep);
  for (const name of old) rmSync(join(folder, name));
  process.stdout.write(backupMessages.series(names.length - old.length, old));
}

runCommand(main);
