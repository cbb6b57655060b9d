import { Archive } from '../../src/archive/client';
import type { Settings } from '../../src/platform/config/settings';
import { CLOSENESSES, type Sameness, TOLERANCES } from '../../src/archive/statistics/scan/same-odds';
import type { BenchReport, ResultTable } from '../report/report';
import { scanRatio } from '../../test/support/scan-ratios';
import { onRealArchive } from '../archive/real-archive';

const GROUPS = ['ft', 'uo_25'];
const SETS = { 1: 'opening', 2: 'closing' } as const;
/** The season that is scanned: of files from 2019-2020 to 2022-2023 the last. */
const SEASON = { from: '2022-07-01', to: '2023-06-30' };
const DAYS_BETWEEN_SCANS = 12;
const DAY = 86_400_000;

/**
 * How often scans of the days of real season files stand out.
 * @param data folder of season files
 */
export function measureRealSeasons(settings: Settings, data: string): Promise<BenchReport> {
  return onRealArchive(settings, data, async (app) => ({
    targets: [],
    tables: [await scans(app.get(Archive))],
  }));
}

async function scans(archive: Archive): Promise<ResultTable> {
  const days: string[] = [];
  for (let at = Date.parse(SEASON.from); at <= Date.parse(SEASON.to); at += DAYS_BETWEEN_SCANS * DAY)
    days.push(new Date(at).toISOString().slice(0, 10));
  const rows: string[][] = [];
  const ways: readonly Sameness[] = [
    ...(['auto', ...CLOSENESSES] as const).map((closeness) => ({ closeness })),
    ...TOLERANCES.map((tolerance) => ({ tolerance })),
  ];
  const settings = ([1, 2] as const).flatMap((type) => ways.map((sameness) => ({ type, sameness })));
  for (const { type, sameness } of settings) {
    const { comparedDays, comparisons, standingOut, expectedByChance, ratio } = await scanRatio(
      days,
      async (date) => {
        const question = { kind: 'scan', date, groups: GROUPS, ...sameness, filter_type: type } as const;
        return archive.askFor(question);
      },
    );
    rows.push([
      SETS[type],
      wayOf(sameness),
      `${comparedDays} of ${days.length}`,
      String(comparisons),
      String(standingOut),
      expectedByChance.toFixed(1),
      ratio === null ? '–' : ratio.toFixed(2),
    ]);
  }
  return {
    title: 'Scans of real days',
    note: `Every ${DAYS_BETWEEN_SCANS}th day from ${SEASON.from} to ${SEASON.to} against all matches before it, in ${GROUPS.join(' and ')}.`,
    head: ['set', 'the same', 'days with comparisons', 'comparisons', 'standing out', 'by chance', 'ratio'],
    rows,
  };
}

const wayOf = (sameness: Sameness): string => {
  if ('tolerance' in sameness) return `price ± ${(sameness.tolerance / 100).toFixed(2)}`;
  return sameness.closeness === 'auto' ? 'auto' : `± ${sameness.closeness} points`;
};
