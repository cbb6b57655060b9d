import { parseArgs } from 'node:util';
import type { FilterType } from '../src/archive/question/odds-query';

/** What `npm run backtest:example` was asked for. */
export interface ExampleArguments {
  /** Of season files; null = the archive of the site. */
  readonly folder: string | null;
  readonly type: FilterType;
  /** How often results are drawn anew; 0 = not at all. */
  readonly draws: number;
  /** Whether `docs/does-it-hold.md` is to be written. */
  readonly write: boolean;
}

export const EXAMPLE_USAGE = `Usage: npm run backtest:example -- [FOLDER] [--type 2] [--draws 200] [--write]

  FOLDER      season files (football-data, every .csv below it), imported into a temporary archive; without it the
              archive of the site (DATA_DIR or DATABASE_URL) is read
  --type N    1 opening odds, 2 closing odds (default 2)
  --draws N   how often all results are drawn anew from the calibrated probabilities, 0 to 10000 (default 200)
  --write     also writes docs/does-it-hold.md
`;

/** Reads the command line; a text says what is wrong with it. */
export function readExampleArguments(argv: readonly string[]): ExampleArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        type: { type: 'string', default: '2' },
        draws: { type: 'string', default: '200' },
        write: { type: 'boolean', default: false },
      },
    });
    const draws = Number(values.draws);
    if (positionals.length > 1) return 'One folder at most';
    if (values.type !== '1' && values.type !== '2') return `--type ${values.type} is neither 1 nor 2`;
    if (!Number.isInteger(draws) || draws < 0 || draws > 10_000)
      return `--draws ${values.draws} is not a number from 0 to 10000`;
    return {
      folder: positionals[0] ?? null,
      type: values.type === '1' ? 1 : 2,
      draws,
      write: values.write,
    };
  } catch (error) {
    return (error as Error).message;
  }
}
