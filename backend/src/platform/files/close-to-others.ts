import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the data folder itself: the embedded database with its log, and the key of sessions. */
const SECRETS = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'jwt-secret'];

/** What group and others may do. */
const OTHERS = 0o077;

/**
 * Closes the data folder and everything in it to all users but the process's own; on Windows, where a folder inherits
 * the rights of its parent, nothing changes.
 * @returns what stays open because another user owns it, or its disk knows no rights
 */
export function closeToOthers(dataDir: string): string[] {
  return [dataDir, ...SECRETS.map((name) => join(dataDir, name))].filter((path) => !isClosed(path));
}

/**
 * Leaves a file to its owner alone (0600); on Windows nothing changes.
 * @returns whether it was closed just now, stays open as the process may not change it, or needed nothing
 */
export function closeFileToOthers(path: string): 'closed' | 'open' | 'unchanged' {
  if (process.platform === 'win32' || (statSync(path).mode & OTHERS) === 0) return 'unchanged';
  try {
    chmodSync(path, 0o600);
  } catch {
    return 'open';
  }
  // some disks know no rights, and say nothing
  return (statSync(path).mode & OTHERS) === 0 ? 'closed' : 'open';
}

function isClosed(path: string): boolean {
  if (process.platform === 'win32' || !existsSync(path)) return true;
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7700);
    return (statSync(path).mode & OTHERS) === 0;
  } catch {
    return false;
  }
}
