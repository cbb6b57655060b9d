import { join } from 'node:path';
import { DATA_FOLDERS } from '../../../common/files/data-folders';
import { BARE_NAME, storedPath } from '../../../common/files/stored-path';

/** Uploads and downloads wait here, below the data folder. */
export const WAITING_FOLDER = join(DATA_FOLDERS.imports, 'files');
/** Files of the inbox wait here, each in a folder of its own. */
export const TAKEN_FOLDER = join(DATA_FOLDERS.inbox, '.taken');

/** Names of uploads and downloads, and of the folders below {@link TAKEN_FOLDER}. */
const RANDOM_NAME = /^([0-9a-f]{16}){1,2}$/;

/**
 * The absolute path of the file of an import.
 * @param storedFile as the row has it: below the data folder, with the separators of the system that wrote it
 * @returns null when no store of the site makes such a path
 */
export function storedImportPath(dataDir: string, storedFile: string): string | null {
  const [, first, second, rest] = /^(\w+)[/\\]([.\w]+)[/\\](.+)$/s.exec(storedFile) ?? [];
  const folder = join(first ?? '', second ?? '');
  if (folder === WAITING_FOLDER) return storedPath(join(dataDir, WAITING_FOLDER), rest!, RANDOM_NAME);
  if (folder !== TAKEN_FOLDER) return null;
  const [, place, name] = /^([^/\\]+)[/\\](.+)$/s.exec(rest!) ?? [];
  const taken = storedPath(join(dataDir, TAKEN_FOLDER), place ?? '', RANDOM_NAME);
  return taken && storedPath(taken, name!, BARE_NAME);
}
