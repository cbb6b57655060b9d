import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../config/settings';
import { openDatabase } from '../database/data-source';
import { databaseProblem } from '../database/database-problem';
import { databaseMessages } from './messages';

const PAUSE_SECONDS = 3;

/**
 * Makes sure that the configured database can be opened and is up to date; otherwise prints one line about it and exits 1.
 * @param tries how often a server that doesn't answer is tried, three seconds apart: it may start beside the site
 */
export async function databaseOrExit(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  tries = 1,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await (await openDatabase(settings)).destroy();
      return;
    } catch (error) {
      const problem = databaseProblem(error);
      if (problem === null) throw error;
      const sentence = databaseMessages.problem(problem);
      if (problem.kind !== 'unreachable' || tried === tries) {
        process.stderr.write(`${sentence}\n`);
        process.exit(1);
      }
      process.stderr.write(`${sentence} ${databaseMessages.tryAgain(PAUSE_SECONDS, tried, tries)}\n`);
      await pause(PAUSE_SECONDS * 1000);
    }
  }
}
