import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BARE_NAME } from '../../../common/files/stored-path';
import { DATA_FOLDERS } from '../../../common/files/data-folders';
import { isNumbered } from '../queue/move-into';

/**
 * The files that an inbox file may be after its import: those in `inbox/done` with its name, and with a number behind it
 * where another one had that name already. Only their content tells which.
 * @returns absolute paths
 */
export async function doneFiles(dataDir: string, name: string): Promise<string[]> {
  if (!BARE_NAME.test(name)) return [];
  const folder = join(dataDir, DATA_FOLDERS.inbox, 'done');
  const there = await readdir(folder).catch((): string[] => []);
  return there
    .filter((each) => each === name || isNumbered(each, name))
    .sort()
    .map((each) => join(folder, each));
}
