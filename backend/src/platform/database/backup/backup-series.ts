import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from './read-backup';

/** Backups of one folder, by names that sort by time; whatever else is there is no part of it. */
const OF_SERIES = /^oran-\d{4}-\d\d-\d\d-\d{6}\.backup$/;

/** Name of the backup of a moment, in UTC: `oran-2026-05-17-041500.backup`. */
export const seriesName = (now: Date): string =>
  `oran-${now.toISOString().slice(0, 10)}-${now.toISOString().slice(11, 19).replaceAll(':', '')}.backup`;

/** Moment that the name of a backup says. */
export const takenAt = (name: string): Date =>
  new Date(name.replace(/^oran-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/, '$1T$2:$3:$4Z'));

/** Names of a folder's backups, the newest first. */
export const seriesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => OF_SERIES.test(name))
    .sort()
    .reverse();

/** What is deleted so that the `keep` newest are left. */
export const outdated = (newestFirst: string[], keep: number): string[] => newestFirst.slice(keep);

/**
 * Reads a backup to its end.
 * @throws UnusableBackupError when it is cut off or damaged
 */
export async function readToEnd(folder: string, name: string): Promise<void> {
  for await (const _ of readBackup(join(folder, name)));
}
