import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { DATA_FOLDERS } from '../../files/data-folders';
import type { Settings } from '../../config/settings';
import { listDataFiles } from '../backup/kept-files';
import { storedPaths, storeFile } from './file-table';

/** Lies in a data folder whose files are in the database. */
const MARK = 'files-in-database';

/** Folders whose files every process needs; inbox and outbox belong to their machine. */
const SHARED = [DATA_FOLDERS.images, DATA_FOLDERS.imports, DATA_FOLDERS.receipts];

/** Whether the file of a path below the data folder is one that every process needs. */
export const isShared = (path: string): boolean => SHARED.some((folder) => path.startsWith(`${folder}/`));

/**
 * Puts the files of a data folder into the database, once: those of a site that kept them in the folder before. What was
 * begun and cut off is finished at the next start. Nothing is removed from the folder.
 */
export async function adoptFilesOnce(
  dataSource: DataSource,
  { files, dataDir }: Pick<Settings, 'files' | 'dataDir'>,
): Promise<void> {
  if (files === 'folder' || existsSync(join(dataDir, MARK))) return;
  await adoptFiles(dataSource, dataDir);
  await writeFile(join(dataDir, MARK), '', { mode: 0o600 });
}

/** Puts the files of a data folder into the database that it doesn't have yet. */
export async function adoptFiles(dataSource: DataSource, dataDir: string): Promise<void> {
  const stored = new Set(await storedPaths(dataSource.manager));
  const { kept } = await listDataFiles(dataDir);
  for (const path of kept.filter((each) => isShared(each) && !stored.has(each)))
    await storeFile(dataSource, dataDir, path, new Date());
}
