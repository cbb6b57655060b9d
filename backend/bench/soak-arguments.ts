import { parseArgs } from 'node:util';

/** What `npm run test:soak` was asked for. */
export interface SoakArguments {
  readonly matches: number;
  /** Seconds that each number of clients asks for. */
  readonly seconds: number;
  /** Minutes over which the memory is watched; 0 = not at all. */
  readonly memoryMinutes: number;
  /** Whether `docs/benchmarks.md` is to be written. */
  readonly write: boolean;
  /** File that gets the targets met and missed as JSON; null = none. */
  readonly counts: string | null;
}

export const SOAK_USAGE = `Usage: npm run test:soak -- [--all] [--matches 250000] [--seconds 60] [--memory-minutes 20] [--dry]

Without options: 10,000 malformed requests, processes killed at random moments (50 while alerts go out), and the load. With options the load
only, unless --all is among them.

  --matches N          matches to generate, 1000 to 2000000 (default 250000)
  --seconds N          how long 16, then 64, then 256 clients ask, 1 to 3600 (default 60)
  --memory-minutes N   how long the memory is watched under load and imports, 0 to 1440 (default 20)
  --dry                prints only, leaves docs/benchmarks.md as it is

With TEST_DATABASE_URL (mysql://…) the site runs on that server, in a database of its own (<name>_bench), which is
dropped at the end; otherwise on the embedded database.
`;

/** Reads the command line; a text says what is wrong with it. */
export function readSoakArguments(argv: readonly string[]): SoakArguments | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        matches: { type: 'string', default: '250000' },
        seconds: { type: 'string', default: '60' },
        'memory-minutes': { type: 'string', default: '20' },
        dry: { type: 'boolean', default: false },
        counts: { type: 'string' },
      },
    });
    const wrong =
      outside('--matches', values.matches, 1_000, 2_000_000) ??
      outside('--seconds', values.seconds, 1, 3_600) ??
      outside('--memory-minutes', values['memory-minutes'], 0, 1_440);
    if (wrong !== null) return wrong;
    return {
      matches: Number(values.matches),
      seconds: Number(values.seconds),
      memoryMinutes: Number(values['memory-minutes']),
      write: !values.dry,
      counts: values.counts ?? null,
    };
  } catch (error) {
    return (error as Error).message;
  }
}

function outside(option: string, text: string, least: number, most: number): string | null {
  const value = Number(text);
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits ? null : `${option} ${text} is not a number from ${least} to ${most}`;
}
