import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSeasonFiles } from '../archive/season-files';

/** Long before the first season of the archive that the site begins with. */
const FIRST_YEAR = 1950;

/** A season of all leagues in one file. */
export interface SeasonFile {
  /** year in which it begins */
  readonly season: number;
  readonly text: string;
  readonly matches: number;
}

/** @param number of the season, from 0 */
export function seasonFile(number: number): SeasonFile {
  const folder = mkdtempSync(join(tmpdir(), 'season-'));
  try {
    const season = FIRST_YEAR + number;
    const leagues = writeSeasonFiles(folder, season).map((file) => readFileSync(file, 'utf8').split('\r\n'));
    const rows = leagues.flatMap((lines) => lines.slice(1));
    return { season, text: [leagues[0]![0]!, ...rows].join('\r\n'), matches: rows.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
