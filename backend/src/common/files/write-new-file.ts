import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Permissions of the file, and of a folder that has to be made for it. */
interface Modes {
  file?: number;
  folder?: number;
}

/** Writes a file that doesn't exist yet, whole or not at all: what a full disk left of it is removed again. */
export async function writeNewFile(path: string, content: Buffer | string, modes: Modes = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: modes.folder });
  try {
    await writeFile(path, content, { flag: 'wx', mode: modes.file });
  } catch (error) {
    // a file that was there before belongs to another program
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
}
