import 'reflect-metadata';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { fail, runCommand } from '../src/cli/run-command';
import { callerFolder } from '../src/platform/config/settings';
import { ImportPlace } from '../test/support/import-place';
import { movesOfArchive, type PlainReading, readPlainly } from '../test/support/snapshot-moves';
import { withSection } from './report/benchmarks-file';
import { markdownTable, whole } from './report/report';

const FILE = join(__dirname, '..', '..', 'docs', 'importing.md');
/** Real snapshots, which may not be published with the project; a checkout may lack them. */
const SNAPSHOTS = resolve(__dirname, '..', '..', '..', 'shared', 'data', 'nesine', 'snapshots');

const USAGE = `Usage: npm run import:figures -- [FOLDER] [--write]

  FOLDER   snapshots of a bulletin (.json.gz, as the format nesine-snapshot reads them), imported into a temporary archive
  --write  also writes docs/importing.md
`;

/** What the archive made of the snapshots. */
interface Believed {
  readonly moves: PlainReading['moves'];
  /** Matches of old copies, as the imports' reports count them. */
  readonly leftOut: number;
  /** Closing 1X2 in hundredths, by the id of the event. */
  readonly closing: ReadonlyMap<string, string>;
}

/** `npm run import:figures`: how 1X2 moves by the time of the snapshots alone, and as the archive believes it. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const folder = positionals[0] === undefined ? SNAPSHOTS : resolve(callerFolder(), positionals[0]);
  if (!existsSync(folder)) return fail(`No folder ${folder}\n\n${USAGE}`, 2);
  const section = sectionOf(readPlainly(folder), await importAll(folder));
  process.stdout.write(`${section}\n`);
  if (values.write) writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), 'old-copies', section));
  return 0;
}

async function importAll(folder: string): Promise<Believed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-figures-'));
  const here = await ImportPlace.on({
    databaseUrl: null,
    dataDir,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  });
  try {
    for (const name of readdirSync(folder).sort()) await here.imports.importFile(join(folder, name));
    const [{ left_out }] = await here.database.query<[{ left_out: number }]>(
      'SELECT SUM(old_copies) AS left_out FROM imports',
    );
    return {
      moves: await movesOfArchive(here.database),
      leftOut: left_out,
      closing: await closingOf(here.database),
    };
  } finally {
    await here.close();
  }
}

async function closingOf(database: DataSource): Promise<Map<string, string>> {
  const rows = await database.query<{ event_id: string; prices: string }[]>(
    `SELECT e.event_id, o.ft_1_odd || ',' || o.ft_x_odd || ',' || o.ft_2_odd AS prices
     FROM match_events e JOIN closing_odds o ON o.match_id = e.match_id WHERE e.source = 'nesine-snapshot'`,
  );
  return new Map(rows.map(({ event_id, prices }) => [event_id, prices]));
}

function sectionOf(plain: PlainReading, believed: Believed): string {
  const { snapshots, oldCopies, closing, taken } = plain;
  const differs = [...closing].filter(([event, prices]) => believed.closing.get(event) !== prices).length;
  const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ');
  const share = ((100 * differs) / closing.size).toFixed(1);
  return [
    `${whole(snapshots)} real snapshots, taken from ${minute(taken[0])} to ${minute(taken[1])} UTC; ${whole(oldCopies)} of them are old copies, which say something about ${whole(believed.leftOut)} matches in all. ${whole(closing.size)} matches have a price of 1X2.`,
    markdownTable(
      ['1X2 of all matches', 'ordered by `cekim` alone', 'as the archive believes it'],
      [
        ['changes', whole(plain.moves.changes), whole(believed.moves.changes)],
        [
          'of these back to where it had just been (A-B-A)',
          whole(plain.moves.reversals),
          whole(believed.moves.reversals),
        ],
        ['matches with a wrong closing price', `${whole(differs)} (${share} %)`, '–'],
      ],
    ),
  ].join('\n\n');
}

runCommand(main);
