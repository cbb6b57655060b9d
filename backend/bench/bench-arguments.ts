import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export interface BenchArguments {
  readonly matches: number;
  /** Folder of real season files to import, and to hold probabilities against; null = none. */
  readonly data: string | null;
  /** Whether `docs/benchmarks.md` is to be written. */
  readonly write: boolean;
  /** Whether the embedded database is left out where a server is given. */
  readonly serverOnly: boolean;
  /** Whether it is only compared with another engine. */
  readonly peers: boolean;
}

export const BENCH_USAGE = `Usage: npm run bench -- [--matches 250000] [--data FOLDER] [--dry] [--server-only]
       npm run bench -- --peers [--matches 250000] [--dry]

  --matches N     matches to generate, 1000 to 2000000 (default 250000)
  --data FOLDER   also imports every .csv below the folder (season files of football-data)
  --dry           prints only, leaves docs/benchmarks.md as it is
  --server-only   leaves the embedded database out
  --peers         measures nothing but the archive in memory against DuckDB, which it fetches from the npm registry

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
      },
    });
    const { data = null, peers } = values;
    const matches = Number(values.matches);
    if (!Number.isInteger(matches) || matches < 1_000 || matches > 2_000_000)
      return `--matches ${values.matches} is not a number from 1000 to 2000000`;
    if (peers && data !== null) return '--peers and --data are two different runs';
    return { matches, data, write: !values.dry, serverOnly: values['server-only'], peers };
  } catch (error) {
    return (error as Error).message;
  }
}
