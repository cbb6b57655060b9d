import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import type { ImportsService } from '../../src/modules/imports/imports.service';
import { bytes, milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { csvFiles, writeSeasonFiles } from '../archive/season-files';
import type { BenchSite } from '../site/bench-site';

const YEAR = 2031;
const CHANGED = 500;
const LONGEST_WAIT = 60_000;

/** Imports season files into the archive while the site follows. */
export async function measureImports(
  imports: ImportsService,
  folder: string,
  data: string | null,
): Promise<{ table: ResultTable; targets: Target[] }> {
  const files = writeSeasonFiles(join(folder, 'seasons'), YEAR);
  const rows: string[][] = [];
  const rate = async (what: string, paths: readonly string[]): Promise<number> => {
    let read = 0;
    let spent = 0;
    for (const path of paths) {
      const { status, rows_read, milliseconds: taken, error } = await imports.importFile(path);
      if (status !== 'done') throw new Error(`${path}: ${error}`);
      read += rows_read;
      spent += taken;
    }
    const size = paths.reduce((sum, path) => sum + statSync(path).size, 0);
    const perSecond = read / (spent / 1000);
    rows.push([
      what,
      whole(paths.length),
      whole(read),
      bytes(size),
      `${(spent / 1000).toFixed(1)} s`,
      whole(perSecond),
    ]);
    return perSecond;
  };
  const fresh = await rate('generated season files, all matches new', files);
  await rate('the same files again: nothing changes', files);
  if (data !== null) {
    await rate('real season files, all matches new', csvFiles(data));
    await rate('the same files again: nothing changes', csvFiles(data));
  }
  return {
    table: {
      title: 'Imports',
      note: 'football-data season files into the archive of this run, one file after the other.',
      head: ['what', 'files', 'rows', 'size', 'time', 'rows/s'],
      rows,
    },
    targets: [
      {
        what: 'import of football-data files',
        wanted: '≥ 4,000 rows/s',
        measured: `${whole(fresh)} rows/s`,
        met: fresh >= 4_000,
      },
    ],
  };
}

/**
 * Imports other prices for 500 matches in this process, and waits until another process, the site, finds all of them:
 * milliseconds from the end of the import, which is just after its last commit.
 */
export async function measureFollowing(
  imports: ImportsService,
  folder: string,
  site: BenchSite,
  token: string,
): Promise<Target> {
  const found = async (price: string): Promise<boolean> => {
    const search = new URLSearchParams({ ft_1_odd: price, home_team: 'gözlenen' });
    return (await site.get<OddsSummary>(`/api/odd-summary?${search.toString()}`, token)).total === CHANGED;
  };
  const waits: number[] = [];
  // prices that no other match has; the first one brings the matches in
  for (const price of ['611.11', '622.22', '633.33', '644.44']) {
    const { status } = await imports.importFile(writeChanges(folder, price));
    if (status !== 'done') throw new Error(`The import of changed matches ended as ${status}`);
    const endedAt = performance.now();
    while (!(await found(price))) {
      if (performance.now() - endedAt > LONGEST_WAIT) throw new Error('Changed matches were never found');
      await sleep(5);
    }
    waits.push(performance.now() - endedAt);
  }
  const slowest = Math.max(...waits.slice(1));
  return {
    what: `${CHANGED} changed matches found by another process after the import's end`,
    wanted: '< 1 s',
    measured: `${milliseconds(slowest)} (slowest of ${waits.length - 1})`,
    met: slowest < 1_000,
  };
}

/** Writes a native file with the same 500 matches at another home price, e.g. `611.11`. */
export function writeChanges(folder: string, price: string): string {
  const header =
    'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd';
  const rows = Array.from(
    { length: CHANGED },
    (_, n) => `2024-05-17,20:00,Türkiye,Süper Lig,Gözlenen ${n},Konuk ${n},2,${price}`,
  );
  const path = join(folder, 'changed.csv');
  writeFileSync(path, [header, ...rows].join('\n'));
  return path;
}
