import { existsSync } from 'node:fs';
import { closeFileToOthers, closeToOthers } from '../platform/files/close-to-others';
import { BadEnvironmentError } from '../platform/config/environment';
import { loadSettings, type Settings } from '../platform/config/settings';
import { runtimeMessages, settingsMessages } from './messages';

const ENV_FILE = '.env';

/**
 * Settings from `.env` and the environment; on bad ones prints one line per problem (no values) and exits 1. From here on
 * what the process writes is for its own user alone, and so are the data folder and `.env`, which holds passwords.
 */
export function settingsOrExit(): Settings {
  runtimeOrExit();
  process.umask(0o077);
  if (existsSync(ENV_FILE)) {
    const before = closeFileToOthers(ENV_FILE);
    if (before !== 'unchanged') process.stderr.write(settingsMessages.envFile[before]);
    process.loadEnvFile(ENV_FILE);
  }
  try {
    const settings = loadSettings();
    const open = closeToOthers(settings.dataDir);
    if (open.length > 0) process.stderr.write(settingsMessages.openToOthers(open));
    return settings;
  } catch (error) {
    if (!(error instanceof BadEnvironmentError)) throw error;
    process.stderr.write(settingsMessages.bad(error.problems));
    process.exit(1);
  }
}

/** The oldest Node.js that the embedded database's driver and other libraries run on. */
const OLDEST = [24, 11] as const;

/** Ends a program that was started directly on an older Node.js, which libraries would crash; the scripts bring theirs. */
function runtimeOrExit(version = process.versions.node): void {
  if (canRun(version)) return;
  process.stderr.write(runtimeMessages.tooOld(version, OLDEST.join('.')));
  process.exit(1);
}

/** @param version such as `24.11.0` */
export function canRun(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
