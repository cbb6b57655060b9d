import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Real season files, which may not be published with the project; a checkout may lack them. */
const FOLDER = resolve(__dirname, '../../../../shared/data');

/** Declares a suite that needs real files of a kind; where they are absent one skipped test says so by its name. */
export function describeWithRealData(folder: string, name: string, suite: (folder: string) => void): void {
  const path = join(FOLDER, folder);
  if (existsSync(path)) describe(name, () => suite(path));
  else it.skip(`${name} (skipped: no real files in ${path})`, () => undefined);
}

/** All season files below a folder of seasons, in order. */
export function seasonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((season) =>
      readdirSync(join(folder, season))
        .sort()
        .map((file) => join(folder, season, file)),
    )
    .filter((file) => file.endsWith('.csv'));
}
