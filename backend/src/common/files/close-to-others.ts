import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the data folder itself: the embedded database with its log, and the key of sessions. */
const SECRETS = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'jwt-secret'];

/**
 * Closes the data folder and everything in it to all users but the process's own; on Windows, where a folder inherits
 * the rights of its parent, nothing changes.
 * @returns what stays open because another user owns it, or its disk knows no rights
 */
export function closeToOthers(dataDir: string): string[] {
  return [dataDir, ...SECRETS.map((name) => join(dataDir, name))].filter((path) => !isClosed(path));
}

function isClosed(path: string): boolean {
  if (process.platform === 'win32' || !existsSync(path)) return true;
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o7700);
    return (statSync(path).mode & 0o077) === 0;
  } catch {
    return false;
  }
}
