import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../platform/config/settings';
import { openDatabase } from '../platform/database/data-source';
import { databaseProblem, mayPass } from '../platform/database/database-problem';
import { hasDemo } from '../platform/database/invented/invented';
import { connectionShortage } from '../platform/database/server/connection-shortage';
import { databaseMessages, demoMessages } from './messages';

const PAUSE_SECONDS = 3;

/** How often a server that doesn't answer is tried in production: it may start beside the site. */
const TRIES = 10;

/**
 * Opens the configured database once and brings it up to date; otherwise prints one line about it and exits 1, as for one
 * with demo data in production: their passwords are known, and what they say is invented.
 */
export async function databaseOrExit(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'production'>,
): Promise<void> {
  const tries = settings.production ? TRIES : 1;
  for (let tried = 1; ; tried += 1) {
    try {
      const dataSource = await openDatabase(settings);
      const shortage = await connectionShortage(dataSource);
      if (shortage) process.stderr.write(`${databaseMessages.shortage(shortage)}\n`);
      const refused = settings.production && (await hasDemo(dataSource.manager));
      await dataSource.destroy();
      if (!refused) return;
      process.stderr.write(`${demoMessages.notLive}\n`);
      process.exit(1);
    } catch (error) {
      const problem = databaseProblem(error);
      if (problem === null) throw error;
      const sentence = databaseMessages.problem(problem);
      if (!mayPass(problem) || tried === tries) {
        process.stderr.write(`${sentence}\n`);
        process.exit(1);
      }
      process.stderr.write(`${sentence} ${databaseMessages.tryAgain(PAUSE_SECONDS, tried, tries)}\n`);
      await pause(PAUSE_SECONDS * 1000);
    }
  }
}
