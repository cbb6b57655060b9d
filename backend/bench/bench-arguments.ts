import { parseArgs } from 'node:util';

/** What two checkouts are compared in, in the order in which it is measured. */
export const COMPARED_PARTS = ['list', 'index', 'import', 'start'] as const;
export type ComparedPart = (typeof COMPARED_PARTS)[number];

/** What `npm run bench` was asked for. */
export interface BenchArguments {
  readonly matches: number;
  /** Folder of real season files to import, and to hold probabilities against; null = none. */
  readonly data: string | null;
  /** Whether `docs/benchmarks.md` is to be written. */
  readonly write: boolean;
  /** Whether the embedded database is left out where a server is given. */
  readonly serverOnly: boolean;
  /** Folder of an earlier checkout that is compared with this one, instead of everything else; null = none. */
  readonly before: string | null;
  /** What is compared. */
  readonly parts: readonly ComparedPart[];
}

export const BENCH_USAGE = `Usage: npm run bench -- [--matches 250000] [--data FOLDER] [--dry] [--server-only]
       npm run bench -- --before CHECKOUT [--only ${COMPARED_PARTS.join()}] [--matches 250000] [--dry] [--server-only]

  --matches N     matches to generate, 1000 to 2000000 (default 250000)
  --data FOLDER   also imports every .csv below the folder (football-data season files of 2019-2020 to 2022-2023),
                  and holds probabilities and scans against them
  --dry           prints only, leaves docs/benchmarks.md as it is
  --server-only   leaves the embedded database out
  --before FOLDER measures nothing but an earlier checkout against this one, in turn: lists over HTTP, the index after a
                  start, imports, npm start on a fresh clone
  --only PARTS    compares these of them, and only prints them

With TEST_DATABASE_URL (mysql://…) everything is measured on that server too, in a database of its own
(<name>_bench; <name>_before and <name>_after for --before), which is dropped at the end.
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
        before: { type: 'string' },
        only: { type: 'string' },
      },
    });
    const { data = null, before = null, only } = values;
    const matches = Number(values.matches);
    if (!Number.isInteger(matches) || matches < 1_000 || matches > 2_000_000)
      return `--matches ${values.matches} is not a number from 1000 to 2000000`;
    if (before !== null && data !== null) return '--before and --data are two different runs';
    if (only !== undefined && before === null) return '--only goes with --before';
    const asked = only?.split(',') ?? [...COMPARED_PARTS];
    const unknown = asked.find((part) => !(COMPARED_PARTS as readonly string[]).includes(part));
    if (unknown !== undefined) return `--only knows ${COMPARED_PARTS.join()}, not "${unknown}"`;
    return {
      matches,
      data,
      // a section that lacks parts would take the place of a whole one
      write: !values.dry && only === undefined,
      serverOnly: values['server-only'],
      before,
      parts: COMPARED_PARTS.filter((part) => asked.includes(part)),
    };
  } catch (error) {
    return (error as Error).message;
  }
}
