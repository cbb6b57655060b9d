import type { ScannedDayDto } from '../../../api/generated/wire';

export type Verdict = 'none' | 'less' | 'near' | 'more';

/**
 * How what stood out compares with what chance alone gives. Chance itself scatters: about as far as twice the square
 * root of the expected number is still ordinary.
 */
export function verdictOf(
  scan: Pick<ScannedDayDto, 'comparisons' | 'standing_out' | 'expected_by_chance'>,
): Verdict {
  const { comparisons, standing_out, expected_by_chance } = scan;
  if (comparisons === 0) return 'none';
  if (standing_out <= expected_by_chance) return 'less';
  return standing_out <= expected_by_chance + 2 * Math.sqrt(expected_by_chance) ? 'near' : 'more';
}
