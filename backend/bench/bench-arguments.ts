import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export interface BenchArguments {
  readonly matches: number;
  /** Folder of real season files; null = none. */
  readonly data: string | null;
  /** Whether `docs/benchmarks.md` is to be written. */
  readonly write: boolean;
  /** Whether the embedded database is left out where a server is given. */
  readonly serverOnly: boolean;
  /** Whether it is only compared with another engine. */
  readonly peers: boolean;
  /** Whether only the claims of `docs/does-it-hold.md` are worked out, from `data` or the site's own archive. */
  readonly statistics: boolean;
  /** How often all results are drawn anew for them. */
  readonly draws: number;
}

export const BENCH_USAGE = `Usage: npm run bench -- [--matches 250000] [--data FOLDER] [--dry] [--server-only]
       npm run bench -- --peers [--matches 250000] [--dry]
       npm run bench -- --statistics [--data FOLDER] [--draws 200] [--dry]

  --matches N     matches to generate, 1000 to 2000000 (default 250000)
  --data FOLDER   also imports every .csv below the folder (season files of football-data)
  --dry           prints only, leaves docs/benchmarks.md (with --statistics docs/does-it-hold.md) as it is
  --server-only   leaves the embedded database out
  --peers         measures nothing but the archive in memory against DuckDB, which it fetches from the npm registry
  --statistics    measures no times but works out every figure of docs/does-it-hold.md: simulations, and what the season
                  files of --data say, otherwise the archive of the site (DATA_DIR or DATABASE_URL)
  --draws N       how often its results are drawn anew from the calibrated probabilities, 1 to 10000 (default 200)

With TEST_DATABASE_URL (mysql://…) everything else is measured on that server too, in a database of its own
(<name>_bench), which is dropped at the end.
`;

/** Reads the command line; a text says what is wrong with it. */
export function readBenchArguments(argv: readonly string[]): BenchArguments | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        matches: { type: 'string', default: '250000' },
        data: { type: 'string' },
        dry: { type: 'boolean', default: false },
        'server-only': { type: 'boolean', default: false },
        peers: { type: 'boolean', default: false },
        statistics: { type: 'boolean', default: false },
        draws: { type: 'string', default: '200' },
      },
    });
    const { data = null, peers, statistics } = values;
    const draws = Number(values.draws);
    const matches = Number(values.matches);
    if (!Number.isInteger(matches) || matches < 1_000 || matches > 2_000_000)
      return `--matches ${values.matches} is not a number from 1000 to 2000000`;
    if (!Number.isInteger(draws) || draws < 1 || draws > 10_000)
      return `--draws ${values.draws} is not a number from 1 to 10000`;
    if (peers && (statistics || data !== null)) return '--peers is a run of its own';
    if (data !== null && !existsSync(data)) return `No folder ${data}`;
    return { matches, data, write: !values.dry, serverOnly: values['server-only'], peers, statistics, draws };
  } catch (error) {
    return (error as Error).message;
  }
}
