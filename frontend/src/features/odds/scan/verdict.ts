import type { ScannedDayDto } from '../../../api/generated/wire';

export type Verdict = 'none' | 'below' | 'within' | 'above';

/** Where the number of what stood out lies, seen from what chance alone gives on 95 of 100 days. */
export function verdictOf(
  scan: Pick<ScannedDayDto, 'comparisons' | 'standing_out' | 'chance_low' | 'chance_high'>,
): Verdict {
  const { comparisons, standing_out, chance_low, chance_high } = scan;
  if (comparisons === 0) return 'none';
  if (standing_out < chance_low) return 'below';
  return standing_out > chance_high ? 'above' : 'within';
}
