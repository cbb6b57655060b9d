import { openInThread } from '../../src/modules/imports/source/open-in-thread';
import { readWhole } from './whole-source';

/** `node -r typescript-hook.cjs read-in-thread.ts FILE...`: prints what a thread reads in each file as a line of JSON. */
async function main(): Promise<void> {
  // opened at once, as an import opens the file that comes next
  const opened = process.argv.slice(2).map((path) => openInThread(path, {}));
  for (const source of opened) process.stdout.write(`${JSON.stringify(await readWhole(source))}\n`);
}

void main();
