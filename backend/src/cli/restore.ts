import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UnusableBackupError } from '../platform/database/backup/read-backup';
import { isInUse, restoreBackup } from '../platform/database/backup/restore-backup';
import { openDatabase } from '../platform/database/data-source';
import { adoptFiles } from '../platform/database/files/adopt-files';
import { backupMessages } from './messages';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/** `npm run restore -- FILE [--replace]`: puts a backup in place of what is there, and compares every table with it. */
async function main(): Promise<number> {
  const given = readArguments(backupMessages.restoreUsage, { replace: { type: 'boolean' } }, 1);
  if (typeof given === 'number') return given;
  const file = given.positionals[0]!;
  const settings = settingsOrExit();
  const path = resolve(settings.callerDir, file);
  if (!existsSync(path)) return fail(backupMessages.missing(file), 1);
  const dataSource = await openDatabase(settings);
  try {
    if (!given.values.replace && (await isInUse(dataSource))) return fail(backupMessages.inUse, 1);
    const size = await restoreBackup(dataSource, settings.dataDir, path);
    if (settings.files === 'database') await adoptFiles(dataSource, settings.dataDir);
    process.stdout.write(backupMessages.restored(file, size));
    return 0;
  } catch (error) {
    if (error instanceof UnusableBackupError) return fail(backupMessages.unusable[error.reason], 1);
    throw error;
  } finally {
    await dataSource.destroy();
  }
}

runCommand(main);
