import { existsSync } from 'node:fs';
import { closeToOthers } from '../common/files/close-to-others';
import { BadEnvironmentError } from '../config/environment';
import { loadSettings, type Settings } from '../config/settings';
import { settingsMessages } from './messages';
import { runtimeOrExit } from './runtime-or-exit';

/**
 * Settings from `.env` and the environment; on bad ones prints one line per problem (no values) and exits 1. From here on
 * what the process writes is for its own user alone, and so is the data folder.
 */
export function settingsOrExit(): Settings {
  runtimeOrExit();
  process.umask(0o077);
  if (existsSync('.env')) process.loadEnvFile('.env');
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
