import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from '../../config/settings';
import { embeddedFile, isDamage } from '../dialects';

const THREAD = join(__dirname, 'check-thread.cjs');

/**
 * Looks through the pages of the embedded database, in a thread of its own: the driver answers synchronously, and the file
 * is read as a whole. Servers check their pages themselves whenever they read one.
 * @returns what is wrong, null for nothing
 */
export async function checkDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<string | null> {
  if (databaseUrl !== null) return null;
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      const thread = new Worker(THREAD, { workerData: embeddedFile(dataDir) });
      thread.once('message', resolve).once('error', reject);
      thread.once('exit', (code) => reject(new Error(`The check of the database ended with code ${code}`)));
    });
    return answer === 'ok' ? null : answer;
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  }
}
