import 'reflect-metadata';
import { Archive } from '../../src/archive/client';
import { ThreadedTasks } from '../../src/modules/imports/thread/threaded-tasks';
import { loadSettings } from '../../src/platform/config/settings';
import { Clock } from '../../src/platform/time/clock';

/** `node -r typescript-hook.cjs rebuild-in-thread.ts`: has a task done in a thread of its own; prints that it is done. */
async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const archive = new Archive({ ...settings, oddsEngine: 'sql' });
  // the thread alone doesn't keep a process
  const listening = setInterval(() => undefined, 1_000);
  const tasks = new ThreadedTasks(settings, new Clock(), archive);
  await tasks.run('rebuildMatches', new AbortController().signal, []);
  process.stdout.write('done\n');
  await tasks.onApplicationShutdown();
  clearInterval(listening);
}

void main();
