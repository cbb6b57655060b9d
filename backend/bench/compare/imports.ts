import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeSeasonFiles } from '../archive/season-files';
import { whole } from '../report/report';
import { peakMemory, processState } from '../site/processor-time';
import { siteEnvironment } from '../site/site-environment';
import type { Part } from './comparison-report';
import { type Measured, type Pair, takeTurns } from './pairs';
import { type Side, startSide } from './side';

const ROUNDS = 5;
/** Some 33,000 rows: the start of the command counts for little, and the last round ends before the year 2100. */
const SEASONS = 13;
const FIRST_YEAR = 2031;

/**
 * Imports season files that are new to the archive with the command of each checkout, from its start to its end.
 * @param folder where the files are written
 * @throws Error when the two archives differ afterwards
 */
export async function compareImports(sides: Pair<Side>, folder: string): Promise<Part[]> {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => seasonFiles(folder, round));
  const peaks: Record<keyof Pair<unknown>, number[]> = { before: [], after: [] };
  const pairs = await takeTurns(ROUNDS, async (side, round) => {
    const { files, rows } = rounds[round]!;
    const before = endedChildren();
    const startedAt = performance.now();
    peaks[side].push(await runImport(sides[side], files));
    const seconds = (performance.now() - startedAt) / 1000;
    return { value: rows / seconds, processor: (endedChildren() - before) / rows };
  });
  const before = await matchesOf(sides.before);
  const after = await matchesOf(sides.after);
  if (before !== after) throw new Error(`After the imports there are ${before} and ${after} matches`);
  const rows = whole(rounds[0]!.rows);
  const peak = (side: keyof Pair<unknown>, round: number): Measured => ({
    value: peaks[side][round]!,
    processor: NaN,
  });
  return [
    {
      what: `import of ${rows} rows of season files, the whole command`,
      written: (rate) => `${whole(rate)} rows/s`,
      wanted: { least: 1 },
      pairs,
    },
    {
      what: `most memory that the command had meanwhile`,
      written: (size) => `${whole(size / 1024 ** 2)} MB`,
      wanted: { most: 1.1 },
      pairs: rounds.map((_, round) => ({ before: peak('before', round), after: peak('after', round) })),
    },
  ];
}

function seasonFiles(folder: string, round: number): { files: string[]; rows: number } {
  const files = Array.from({ length: SEASONS }, (_, season) => {
    const year = FIRST_YEAR + round * SEASONS + season;
    return writeSeasonFiles(join(folder, String(year)), year);
  }).flat();
  const rows = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  return { files, rows };
}

/** Runs the command of a side; answers the most memory that it had, in bytes, NaN where the system doesn't report it. */
async function runImport({ checkout, settings }: Side, files: readonly string[]): Promise<number> {
  const command = promisify(execFile)(
    process.execPath,
    [join(checkout.folder, 'backend', 'dist', 'cli', 'import.js'), ...files],
    // a folder without settings of its own
    { cwd: settings.dataDir, env: siteEnvironment(settings) },
  );
  let peak = NaN;
  const looking = setInterval(() => (peak = peakMemory(command.child.pid!) ?? peak), 50);
  await command.finally(() => clearInterval(looking));
  return peak;
}

const endedChildren = (): number => processState(process.pid)?.ended ?? NaN;

async function matchesOf(side: Side): Promise<number | null> {
  const site = await startSide(side);
  await site.stop();
  return site.index.rows;
}
