import type { Archive } from '../../src/archive/client';
import type { FilterType } from '../../src/archive/question/odds-query';
import { CLOSENESSES, type Sameness, TOLERANCES } from '../../src/archive/statistics/scan/same-odds';
import { type ScanRecord, scanRecord } from '../../src/archive/statistics/scan/scan-record';
import { type ScanRatio, scanRatio } from '../../test/support/scan-ratios';

/** Scans of some days in one set of odds and by one sameness. */
export interface ScansOfWay {
  readonly type: FilterType;
  readonly sameness: Sameness;
  readonly ratio: ScanRatio;
}

/** What the scan finds in an archive's own past. */
export interface ScanFigures {
  /** First and last of the days that were scanned every way. */
  readonly from: string;
  readonly to: string;
  readonly ways: readonly ScansOfWay[];
  readonly record: ScanRecord;
}

const GROUPS = ['ft', 'uo_25'];
const WAYS: readonly Sameness[] = [
  ...(['auto', ...CLOSENESSES] as const).map((closeness) => ({ closeness })),
  ...TOLERANCES.map((tolerance) => ({ tolerance })),
];
/** Of the days of the last year every so many is scanned every way. */
const EVERY = 3;
const YEAR = 365 * 86_400_000;
/** After all matches. */
const EVER = '2100-01-01';

/** Scans past days of an archive; null where it has none with enough matches. */
export async function scanFigures(archive: Archive): Promise<ScanFigures | null> {
  const { scanned } = await archive.askFor({ kind: 'scan-days', before: EVER, known: {}, most: Infinity });
  const newest = scanned[0]?.day;
  if (newest === undefined) return null;
  const days = scanned
    .map(({ day }) => day)
    .filter((day, at) => at % EVERY === 0 && Date.parse(newest) - Date.parse(day) <= YEAR);
  const ways: ScansOfWay[] = [];
  for (const type of [1, 2] as const)
    for (const sameness of WAYS) {
      const ratio = await scanRatio(days, (date) =>
        archive.askFor({ kind: 'scan', date, groups: GROUPS, filter_type: type, ...sameness }),
      );
      ways.push({ type, sameness, ratio });
    }
  return { from: days.at(-1)!, to: newest, ways, record: scanRecord(scanned.map(({ sums }) => sums)) };
}
