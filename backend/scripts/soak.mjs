/**
 * `npm run test:soak [-- options of the load]`: what takes too long for every change. 10,000 malformed requests,
 * processes killed at other moments again and again, then the site under load for half an hour. With TEST_DATABASE_URL
 * all of it runs on that server. The last line is `N passed, N failed`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { benchProgram } from './lib/bench-program.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { addCounts, countJest, NO_COUNTS, printCounts } from './lib/counts.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { run } from './lib/run.mjs';

const MALFORMED_REQUESTS = '10000';
const KILLED_RUNS = 5;
const ALERT_KILLS = '50';

await onPinnedNode();
await installIfNeeded();
await buildIfChanged('backend', 'frontend');

const cache = inRoot('node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const results = mkdtempSync(join(cache, 'soak-'));

async function suite(pattern, settings) {
  const file = join(results, 'jest.json');
  rmSync(file, { force: true });
  const options = [
    '--selectProjects',
    'e2e',
    '--testPathPatterns',
    pattern,
    '--json',
    `--outputFile=${file}`,
  ];
  const { code } = await run(
    process.execPath,
    [inRoot('node_modules', 'jest', 'bin', 'jest.js'), ...options],
    {
      cwd: inRoot('backend'),
      env: { ...process.env, ...settings },
    },
  );
  const counts = countJest(file);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function load(options) {
  const file = join(results, 'load.json');
  const args = [...benchProgram('soak'), '--counts', file, ...options];
  const { code } = await run(process.execPath, args, { cwd: root });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  }
}

try {
  const options = process.argv.slice(2);
  let total = NO_COUNTS;
  if (options.length === 0 || options.includes('--all')) {
    total = addCounts(
      total,
      await suite('malformed-requests', { MALFORMED_REQUESTS, MALFORMED_SEED: String(Date.now()) }),
    );
    for (let n = 0; n < KILLED_RUNS; n++) total = addCounts(total, await suite('killed-process', {}));
    total = addCounts(total, await suite('alerts-killed', { ALERT_KILLS }));
  }
  total = addCounts(total, await load(options.filter((option) => option !== '--all')));
  printCounts(total);
  process.exitCode = total.failed > 0 ? 1 : 0;
} finally {
  rmSync(results, { recursive: true, force: true });
}
