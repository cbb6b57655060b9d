import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScheduledMatch, scheduleOf } from '../../src/demo/calendar';
import { DEMO_COMPETITIONS } from '../../src/platform/database/invented/demo-competitions';
import { DemoMatchModel } from '../../src/demo/demo-match';
import { SeededRandom } from '../../src/demo/random';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';

const DIVISIONS = [
  'T1',
  'E0',
  'E1',
  'E2',
  'D1',
  'D2',
  'I1',
  'I2',
  'SP1',
  'SP2',
  'F1',
  'F2',
  'N1',
  'B1',
  'P1',
];
/** Bookmakers of a football-data file in its order, with how each writes its totals. */
const MAKERS = ['B365', 'BW', 'IW', 'PS', 'WH', 'VC', 'Max', 'Avg'];
const TOTAL_MAKERS = ['B365', 'P', 'Max', 'Avg'];
const STATISTICS = ['HS', 'AS', 'HST', 'AST', 'HF', 'AF', 'HC', 'AC', 'HY', 'AY', 'HR', 'AR'];

const setHeader = (closing: '' | 'C'): string[] => [
  ...MAKERS.flatMap((maker) => ['H', 'D', 'A'].map((result) => `${maker}${closing}${result}`)),
  ...TOTAL_MAKERS.flatMap((maker) => ['>2.5', '<2.5'].map((side) => `${maker}${closing}${side}`)),
];
const HEADER = [
  ...['Div', 'Date', 'Time', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'FTR', 'HTHG', 'HTAG', 'HTR'],
  ...STATISTICS,
  ...setHeader(''),
  ...setHeader('C'),
];

const FULL_TIME = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'] as const;
const TOTALS = ['over_25_odd', 'under_25_odd'] as const;

/**
 * Writes a league-season file per division as football-data publishes them, with invented teams.
 * @returns the files
 */
export function writeSeasonFiles(folder: string, year: number): string[] {
  mkdirSync(folder, { recursive: true });
  const model = new DemoMatchModel();
  return DEMO_COMPETITIONS.map((competition, number) => {
    const slug = competition.rhythm.season === 'autumn' ? `${year}-${year + 1}` : String(year);
    const season = scheduleOf(competition, `${year}-01-01`, `${year + 1}-12-31`).filter(
      (match) => match.season === slug,
    );
    const lines = season.map((match) => line(DIVISIONS[number]!, match, model));
    const file = join(folder, `${DIVISIONS[number]!}-${year}.csv`);
    writeFileSync(file, [HEADER.join(), ...lines].join('\r\n'));
    return file;
  });
}

function line(division: string, match: ScheduledMatch, model: DemoMatchModel): string {
  const { hh, ha, fh, fa } = model.result(match);
  const { opening, closing } = model.odds(match, 'demo');
  const random = new SeededRandom(match.home, match.away, match.season);
  const [year, month, day] = match.date.split('-') as [string, string, string];
  const goals = (home: number | null, away: number | null): string[] =>
    home === null || away === null
      ? ['', '', '']
      : [String(home), String(away), home > away ? 'H' : home < away ? 'A' : 'D'];
  const prices = (set: readonly (number | null)[]): string[] => {
    const written = (field: (typeof ODD_FIELDS)[number]): string => {
      const price = set[ODD_FIELDS.indexOf(field)];
      return price == null ? '' : ((price + random.below(3)) / 100).toString();
    };
    return [
      ...MAKERS.flatMap(() => FULL_TIME.map(written)),
      ...TOTAL_MAKERS.flatMap(() => TOTALS.map(written)),
    ];
  };
  return [
    ...[division, `${day}/${month}/${year}`, match.time, match.home, match.away],
    ...[...goals(fh, fa), ...goals(hh, ha)],
    ...STATISTICS.map(() => String(random.below(20))),
    ...prices(opening),
    ...prices(closing),
  ].join();
}

/** Every `.csv` below a folder, in order. */
export function csvFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.csv'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
