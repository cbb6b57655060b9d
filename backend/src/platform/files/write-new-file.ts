import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Permissions of the file, and of a folder that has to be made for it. */
interface Modes {
  file?: number;
  folder?: number;
}

/**
 * Writes a file that doesn't exist yet, whole or not at all: what a full disk left of it is removed again. Once this
 * resolves the file and its name are on the disk, and survive a power cut.
 */
export async function writeNewFile(path: string, content: Buffer | string, modes: Modes = {}): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: modes.folder });
  try {
    const file = await open(path, 'wx', modes.file);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    // a new folder is a name in the one above it
    const highest = made === undefined ? folder : dirname(made);
    for (let each = folder; ; each = dirname(each)) {
      await syncFolder(each);
      if (each === highest) break;
    }
  } catch (error) {
    // a file that was there before belongs to another program
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
}

/** Puts a file that was written, and its name in its folder, on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(dirname(path));
}

async function syncFolder(path: string): Promise<void> {
  // Windows keeps names with the files, and opens no folders
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
