import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UnusableBackupError } from '../database/backup/read-backup';
import { isInUse, restoreBackup } from '../database/backup/restore-backup';
import { openDatabase } from '../database/data-source';
import { adoptFiles } from '../database/files/adopt-files';
import { backupMessages } from './messages';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/** `npm run restore -- FILE [--replace]`: puts a backup in place of what is there, and compares every table with it. */
async function main(): Promise<number> {
  const given = readArguments();
  if (given === null) return fail(backupMessages.restoreUsage, 2);
  const settings = settingsOrExit();
  const path = resolve(settings.callerDir, given.file);
  if (!existsSync(path)) return fail(backupMessages.missing(given.file), 1);
  const dataSource = await openDatabase(settings);
  try {
    if (!given.replace && (await isInUse(dataSource))) return fail(backupMessages.inUse, 1);
    const size = await restoreBackup(dataSource, settings.dataDir, path);
    if (settings.files === 'database') await adoptFiles(dataSource, settings.dataDir);
    process.stdout.write(backupMessages.restored(given.file, size));
    return 0;
  } catch (error) {
    if (error instanceof UnusableBackupError) return fail(backupMessages.unusable[error.reason], 1);
    throw error;
  } finally {
    await dataSource.destroy();
  }
}

function readArguments(): { file: string; replace: boolean } | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    return positionals.length === 1 ? { file: positionals[0]!, replace: values.replace } : null;
  } catch {
    return null;
  }
}

runCommand(main);
