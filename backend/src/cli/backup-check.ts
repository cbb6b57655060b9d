import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readToEnd, seriesIn, takenAt } from '../platform/database/backup/backup-series';
import { UnusableBackupError } from '../platform/database/backup/read-backup';
import { callerFolder } from '../platform/config/settings';
import { backupMessages } from './messages';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';

/** A day and two hours: a daily backup may take its time. */
const MOST_HOURS = '26';

/** `npm run backup:check -- FOLDER [--hours N]`: exit code 1 unless the newest backup there is young enough and whole. */
async function main(): Promise<number> {
  const given = readArguments(
    backupMessages.checkUsage,
    { hours: { type: 'string', default: MOST_HOURS } },
    1,
  );
  if (typeof given === 'number') return given;
  const hours = Number(given.values.hours);
  if (!(hours > 0)) return fail(backupMessages.checkUsage, 2);
  const folder = resolve(callerFolder(), given.positionals[0]!);
  const newest = existsSync(folder) ? seriesIn(folder)[0] : undefined;
  if (newest === undefined) return fail(backupMessages.noneIn(given.positionals[0]!), 1);
  const age = (Date.now() - takenAt(newest).getTime()) / 3_600_000;
  if (age > hours) return fail(backupMessages.tooOld(newest, Math.floor(age), hours), 1);
  try {
    await readToEnd(folder, newest);
  } catch (error) {
    if (error instanceof UnusableBackupError) return fail(backupMessages.notWhole(newest), 1);
    throw error;
  }
  process.stdout.write(backupMessages.good(newest, Math.floor(age)));
  return 0;
}

runCommand(main);
