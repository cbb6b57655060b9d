import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OwnSite } from './own-site';
import { test as base } from './site';

/** Real season files, which may not be published with the project; a checkout may lack them. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/football-data/', import.meta.url));

const SEASONS = ['2122', '2223'];

/** The divisions whose first matches of the last season are played again: so many of each are to come tomorrow … */
const DIVISIONS_OF_TOMORROW = ['T1', 'E0', 'SP1'];
/** … and so many ended yesterday as they did then. */
const DIVISIONS_OF_YESTERDAY = ['I1'];
const MATCHES_PLAYED_AGAIN = 4;

const RESULTS = ['FTHG', 'FTAG', 'FTR', 'HTHG', 'HTAG', 'HTR'];

export const hasRealSeasons = existsSync(FOLDER);

/** How journeys on real seasons are titled: where they can't run, the title says why. */
export const REAL_SEASONS = hasRealSeasons
  ? 'real seasons'
  : `real seasons (skipped: no real files in ${FOLDER})`;

/** The files of a season, e.g. `2223`. */
const seasonFiles = (season: string): string[] =>
  readdirSync(FOLDER + season).map((file) => `${FOLDER}${season}/${file}`);

/**
 * Journeys on a site of its own that holds two real seasons instead of demo matches, and matches of yesterday and
 * fixtures of tomorrow with the prices of real ones. Starting it takes a while: it is one for all tests of a worker.
 */
export const test = base.extend<object, { realSite: OwnSite }>({
  realSite: [
    async ({ browserName: _ }, use) => {
      const site = await OwnSite.create();
      const folder = mkdtempSync(join(tmpdir(), 'oran-fixtures-'));
      try {
        await site.start();
        await site.replaceDemo([
          ...SEASONS.flatMap(seasonFiles),
          ...DIVISIONS_OF_TOMORROW.map((division) => playedAgain(folder, division, 1, { isPlayed: false })),
          ...DIVISIONS_OF_YESTERDAY.map((division) => playedAgain(folder, division, -1, { isPlayed: true })),
        ]);
        await use(site);
      } finally {
        await site.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ realSite }, use) => use(realSite.address),
});

/** A file with the first matches of a division's last season on a day near today: no file at hand has such matches. */
function playedAgain(
  folder: string,
  division: string,
  daysFromToday: number,
  { isPlayed }: { isPlayed: boolean },
): string {
  const day = new Date(Date.now() + daysFromToday * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'Europe/Istanbul',
  });
  const [header, ...rows] = readFileSync(`${FOLDER}${SEASONS.at(-1)}/${division}.csv`, 'utf8').split(/\r?\n/);
  const names = header!.split(',');
  const again = rows.slice(0, MATCHES_PLAYED_AGAIN).map((row) => {
    const cells = row.split(',');
    cells[names.indexOf('Date')] = day;
    if (!isPlayed) for (const name of RESULTS) cells[names.indexOf(name)] = '';
    return cells.join(',');
  });
  const file = join(folder, `${division}.csv`);
  writeFileSync(file, [header, ...again, ''].join('\n'));
  return file;
}
