import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a folder is searched for: other files in it (read-me, pictures) are none of the import's business. */
const MATCH_FILE = /\.(?:csv|txt|json|jsonl|ndjson)(?:\.gz)?$/i;

/**
 * The files that the command line means: files as they are, folders with all match files in and below them, in the
 * order of their names. Snapshots are named after the time they were taken, so a folder of them is read in that order.
 * @param folder against which relative names are read
 * @returns as given on the command line, those from folders below the given name; a folder without any as `empty`
 */
export function filesToImport(
  given: readonly string[],
  folder: string,
): { files: string[]; empty: string[] } {
  const files: string[] = [];
  const empty: string[] = [];
  for (const name of given) {
    if (!isFolder(resolve(folder, name))) {
      files.push(name);
      continue;
    }
    const found = matchFilesBelow(resolve(folder, name)).map((below) => join(name, below));
    if (found.length === 0) empty.push(name);
    files.push(...found);
  }
  return { files, empty };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function matchFilesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return matchFilesBelow(join(path, entry.name)).map((below) => join(entry.name, below));
      }
      return MATCH_FILE.test(entry.name) ? [entry.name] : [];
    });
}
