import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { keptFolderOf } from '../database/backup/kept-files';
import { openDatabase } from '../database/data-source';
import { fetchFile, storedPaths } from '../database/files/file-table';
import { writeBackup } from '../database/backup/write-backup';
import { backupMessages } from './messages';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/** `npm run backup -- FILE`: writes all tables and uploaded files of the site to a file, while it may go on running. */
async function main(): Promise<number> {
  const given = readArguments(backupMessages.backupUsage, {}, 1);
  if (typeof given === 'number') return given;
  const file = given.positionals[0]!;
  const settings = settingsOrExit();
  const path = resolve(settings.callerDir, file);
  if (existsSync(path)) return fail(backupMessages.exists(file), 1);
  if (!existsSync(dirname(path))) return fail(backupMessages.noFolder(file), 1);
  const ownFolder = keptFolderOf(settings.dataDir, path);
  if (ownFolder !== null) return fail(backupMessages.ownFolder(file, ownFolder), 1);
  const dataSource = await openDatabase(settings);
  try {
    if (settings.files === 'database')
      for (const stored of await storedPaths(dataSource.manager))
        await fetchFile(dataSource.manager, settings.dataDir, stored);
    const size = await writeBackup(dataSource, settings.dataDir, path, new Date());
    process.stdout.write(backupMessages.backedUp(file, size));
    return 0;
  } finally {
    await dataSource.destroy();
  }
}

runCommand(main);
