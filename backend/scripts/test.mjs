/**
 * `npm test [-- jest options]`: every suite that needs neither a browser nor a server, that is the backend's unit and
 * e2e tests on the embedded database and the frontend's component tests. The last line is `N passed, N failed`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { addCounts, countJest, NO_COUNTS, printCounts } from './lib/counts.mjs';
import { inRoot } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { run } from './lib/run.mjs';

await onPinnedNode();
await installIfNeeded();

const jestOptions = process.argv.slice(2);
// the embedded database is what is tested here, whatever the shell has set for other runs
const env = { ...process.env };
delete env.TEST_DATABASE_URL;
delete env.DATABASE_URL;

const cache = inRoot('node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const results = mkdtempSync(join(cache, 'test-'));
try {
  let total = NO_COUNTS;
  let failed = false;
  for (const name of ['backend', 'frontend']) {
    const file = join(results, `${name}.json`);
    const jest = [inRoot('node_modules', 'jest', 'bin', 'jest.js'), '--json', `--outputFile=${file}`];
    // what is asked for may stand in one package only
    const options = ['--passWithNoTests', ...jestOptions];
    const { code } = await run(process.execPath, [...jest, ...options], {
      cwd: inRoot(name),
      env,
    });
    total = addCounts(total, countJest(file));
    failed ||= code !== 0;
  }
  failed ||= total.passed + total.failed === 0;
  printCounts(total);
  process.exitCode = failed || total.failed > 0 ? 1 : 0;
} finally {
  rmSync(results, { recursive: true, force: true });
}
