import 'reflect-metadata';
import { testDatabaseUrl } from '../src/platform/config/environment';
import { BENCH_USAGE, readBenchArguments } from './bench-arguments';
import { whole } from './report/report';
import { runSuite } from './measure/suite';
import { measurePeers } from './peers/peers';
import { printStatistics } from './statistics/statistics';
import { writtenRun } from './report/written-run';
import { fail, runCommand } from '../src/cli/run-command';

/** `npm run bench`: measures everything on a generated archive, or works out what the site says of chance; prints and writes it down. */
async function main(): Promise<number> {
  const given = readBenchArguments(process.argv.slice(2));
  if (typeof given === 'string') return fail(`${given}\n\n${BENCH_USAGE}`, 2);
  const server = testDatabaseUrl();
  const databases = server === null ? [null] : given.serverOnly ? [server] : [null, server];
  const { matches, write, peers, statistics } = given;
  if (statistics) {
    await printStatistics(given);
    return 0;
  }
  if (peers) {
    await writtenRun({
      // where the matches are read from makes no difference
      server: null,
      write,
      title: () => `Against DuckDB, ${whole(matches)} matches`,
      key: () => `peers-${matches}`,
      measure: ({ settings }, say) => measurePeers(settings, matches, say),
    });
    return 0;
  }
  for (const database of databases) {
    await writtenRun({
      server: database,
      write,
      title: (version) => `${version}, ${whole(matches)} matches`,
      key: (name) => `${name}-${matches}`,
      measure: ({ settings }, say) => runSuite(settings, given, say),
    });
  }
  return 0;
}

runCommand(main);
