import { Archive, THE_SITE } from '../../src/archive/client';
import type { Settings } from '../../src/platform/config/settings';
import { CalibrationService } from '../../src/modules/odds/analysis/calibration.service';
import type { CalibrationDto } from '../../src/modules/odds/dto/calibration.dto';
import { CLOSENESSES, type Sameness, TOLERANCES } from '../../src/archive/statistics/scan/same-odds';
import type { BenchReport, ResultTable } from '../report/report';
import { scanRatio } from '../../test/support/scan-ratios';
import { onRealArchive } from '../archive/real-archive';

const GROUPS = ['ft', 'uo_25'];
const SETS = { 1: 'opening', 2: 'closing' } as const;
/** The season that is judged: of files from 2019-2020 to 2022-2023 the last. */
const SEASON = { from: '2022-07-01', to: '2023-06-30' };
const DAYS_BETWEEN_SCANS = 12;
const DAY = 86_400_000;
/** A bin of fewer selections says too little. */
const LARGE_BIN = 500;

/**
 * How near to what happened the probabilities of real season files come, and how often scans of their days stand out.
 * @param data folder of season files
 */
export function measureRealSeasons(settings: Settings, data: string): Promise<BenchReport> {
  return onRealArchive(settings, data, async (app) => ({
    targets: [],
    tables: [await losses(app.get(CalibrationService)), await scans(app.get(Archive))],
  }));
}

async function losses(service: CalibrationService): Promise<ResultTable> {
  const rows: string[][] = [];
  for (const group of GROUPS) {
    for (const type of [1, 2] as const) {
      const answer = await service.report({ group, filter_type: String(type), ...SEASON }, THE_SITE);
      const lossOf = (method: string): string =>
        answer.methods.find((each) => each.method === method)?.log_loss?.toFixed(5) ?? '–';
      rows.push([
        group,
        SETS[type],
        String(answer.matches),
        ...['proportional', 'power', 'shin', 'learned'].map(lossOf),
        worstBin(answer),
      ]);
    }
  }
  return {
    title: 'Probabilities against results',
    note: `Log loss on the season files from ${SEASON.from} to ${SEASON.to}, judged by what earlier seasons taught; the worst bin of at least ${LARGE_BIN} selections in standard errors, as learned.`,
    head: ['market', 'set', 'matches', 'proportional', 'power', 'Shin', 'learned', 'worst bin'],
    rows,
  };
}

function worstBin({ bins }: CalibrationDto): string {
  const off = bins
    .filter(({ n }) => n >= LARGE_BIN)
    .map(({ n, stated, actual }) => (actual! - stated!) / Math.sqrt((stated! * (1 - stated!)) / n));
  return off.length === 0 ? '–' : Math.max(...off.map(Math.abs)).toFixed(1);
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
