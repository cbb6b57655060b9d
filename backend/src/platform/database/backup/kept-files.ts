import { existsSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { DATA_FOLDERS } from '../../files/data-folders';
import { BARE_NAME } from '../../files/stored-path';

const NAME = String.raw`(?!\.{1,2}$)[^/\\\0]+`;
/** The kinds of files that the site makes or is given, as paths below the data folder with `/` between segments. */
const KEPT_FILE = new RegExp(
  `^(${[
    `${DATA_FOLDERS.images}/${NAME}`,
    `${DATA_FOLDERS.imports}/(files/)?${NAME}`,
    String.raw`${DATA_FOLDERS.inbox}/((done|failed|\.taken/[0-9a-f]{16})/)?${NAME}`,
    `${DATA_FOLDERS.outbox}/${NAME}`,
    `${DATA_FOLDERS.receipts}/${NAME}`,
  ].join('|')})$`,
);
/** Somebody is still writing it. */
const UNFINISHED = /\.part$/;

/** Whether a path below the data folder is that of a file which belongs into a backup. */
export const isKeptFile = (path: string): boolean => KEPT_FILE.test(path);

/** Whether a path stays below the folder that it is joined to, and in a folder of it, on every system. */
export function staysBelow(path: string): boolean {
  const segments = path.split('/');
  return segments.length > 1 && segments.every((segment) => BARE_NAME.test(segment));
}

/**
 * The folder of the site that a file would come to lie in, links followed: there it would be imported, served or be part
 * of the next backup.
 * @param path of a file in an existing folder
 */
export function keptFolderOf(dataDir: string, path: string): string | null {
  const place = realpathSync.native(dirname(path)) + sep;
  const isAround = (folder: string): boolean => {
    const own = join(dataDir, folder);
    return existsSync(own) && place.startsWith(realpathSync.native(own) + sep);
  };
  return Object.values(DATA_FOLDERS).find(isAround) ?? null;
}

/** Paths below the data folder with `/` between segments. */
export interface DataFiles {
  readonly kept: string[];
  /** Files, links and whole folders there that are not the site's. */
  readonly leftOut: string[];
}

/** Lists the folders of the data folder; what lies in itself is the database and the machine's own key. */
export async function listDataFiles(dataDir: string): Promise<DataFiles> {
  const own = Object.values<string>(DATA_FOLDERS);
  const others = (await entriesOf(dataDir)).filter(
    (entry) => entry.isDirectory() && !own.includes(entry.name) && !UNFINISHED.test(entry.name),
  );
  const files: DataFiles = { kept: [], leftOut: others.map(({ name }) => `${name}/`) };
  for (const folder of own) await listFolder(dataDir, folder, files);
  return { kept: files.kept.sort(), leftOut: files.leftOut.sort() };
}

async function listFolder(dataDir: string, folder: string, files: DataFiles): Promise<void> {
  for (const entry of await entriesOf(join(dataDir, folder))) {
    const path = `${folder}/${entry.name}`;
    if (UNFINISHED.test(entry.name)) continue;
    if (entry.isDirectory()) await listFolder(dataDir, path, files);
    else (entry.isFile() && isKeptFile(path) ? files.kept : files.leftOut).push(path);
  }
}

/** Beside a running site folders come and go. */
const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
