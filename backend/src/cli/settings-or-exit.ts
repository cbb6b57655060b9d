import { existsSync } from 'node:fs';
import { closeFileToOthers, closeToOthers } from '../common/files/close-to-others';
import { BadEnvironmentError } from '../config/environment';
import { loadSettings, type Settings } from '../config/settings';
import { settingsMessages } from './messages';
import { runtimeOrExit } from './runtime-or-exit';

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
