import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeSeasonFiles } from '../archive/season-files';
import { whole } from '../report/report';
import { processState } from '../site/processor-time';
import { siteEnvironment } from '../site/site-environment';
import type { Part } from './comparison-report';
import { type Pair, takeTurns } from './pairs';
import { type Side, startSide } from './side';

const ROUNDS = 3;
/** Some 100,000 rows: the start of the command counts for little. */
const SEASONS = 20;
const FIRST_YEAR = 2031;

/**
 * Imports season files that are new to the archive with the command of each checkout, from its start to its end.
 * @param folder where the files are written
 * @throws Error when the two archives differ afterwards
 */
export async function compareImports(sides: Pair<Side>, folder: string): Promise<Part> {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => seasonFiles(folder, round));
  const pairs = await takeTurns(ROUNDS, async (side, round) => {
    const { files, rows } = rounds[round]!;
    const before = endedChildren();
    const startedAt = performance.now();
    await runImport(sides[side], files);
    const seconds = (performance.now() - startedAt) / 1000;
    return { value: rows / seconds, processor: (endedChildren() - before) / rows };
  });
  const before = await matchesOf(sides.before);
  const after = await matchesOf(sides.after);
  if (before !== after) throw new Error(`After the imports there are ${before} and ${after} matches`);
  return {
    what: `import of ${whole(rounds[0]!.rows)} rows of season files, the whole command`,
    written: (rate) => `${whole(rate)} rows/s`,
    wanted: { least: 2 },
    pairs,
  };
}

function seasonFiles(folder: string, round: number): { files: string[]; rows: number } {
  const files = Array.from({ length: SEASONS }, (_, season) => {
    const year = FIRST_YEAR + round * SEASONS + season;
    return writeSeasonFiles(join(folder, String(year)), year);
  }).flat();
  const rows = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  return { files, rows };
}

const runImport = ({ checkout, settings }: Side, files: readonly string[]): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    [join(checkout.folder, 'backend', 'dist', 'cli', 'import.js'), ...files],
    // a folder without settings of its own
    { cwd: settings.dataDir, env: siteEnvironment(settings) },
  );

const endedChildren = (): number => processState(process.pid)?.ended ?? NaN;

async function matchesOf(side: Side): Promise<number | null> {
  const site = await startSide(side);
  await site.stop();
  return site.index.rows;
}
