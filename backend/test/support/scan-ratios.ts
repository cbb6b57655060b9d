import type { ScanFigures } from '../../src/archive/statistics/scan/scan-day';

/** How many selections stood out on some days, beside how many chance gives. */
export interface ScanRatio {
  readonly days: number;
  /** Days on which anything could be compared. */
  readonly comparedDays: number;
  readonly comparisons: number;
  readonly standingOut: number;
  readonly expectedByChance: number;
  /** `standingOut` ÷ `expectedByChance`; null where nothing was compared. */
  readonly ratio: number | null;
}

/** Adds up the scans of some days. */
export async function scanRatio(
  days: readonly string[],
  scan: (day: string) => Promise<Pick<ScanFigures, 'comparisons' | 'standing_out' | 'expected_by_chance'>>,
): Promise<ScanRatio> {
  const sum = { comparedDays: 0, comparisons: 0, standingOut: 0, expectedByChance: 0 };
  for (const day of days) {
    const { comparisons, standing_out, expected_by_chance } = await scan(day);
    sum.comparedDays += Number(comparisons > 0);
    sum.comparisons += comparisons;
    sum.standingOut += standing_out;
    sum.expectedByChance += expected_by_chance;
  }
  const ratio = sum.expectedByChance === 0 ? null : sum.standingOut / sum.expectedByChance;
  return { days: days.length, ...sum, ratio };
}
