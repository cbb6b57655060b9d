import { existsSync } from 'node:fs';
import { BadEnvironmentError } from '../config/environment';
import { loadSettings, type Settings } from '../config/settings';

/** Settings from `.env` and the environment; on bad ones prints one line per problem (no values) and exits 1. */
export function settingsOrExit(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return loadSettings();
  } catch (error) {
    if (!(error instanceof BadEnvironmentError)) throw error;
    process.stderr.write(`Ayarlar hatalı:\n${error.problems.map((problem) => `  ${problem}\n`).join('')}`);
    process.exit(1);
  }
}
