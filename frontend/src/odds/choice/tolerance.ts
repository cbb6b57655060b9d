import { formatOdd } from '../../lib/format';
import { trMatch } from '../../locale/tr-match';

/** How far a price may be from another and still count as the same, in hundredths. */
export type Tolerance = 0 | 2 | 5 | 10;

export const TOLERANCES: readonly Tolerance[] = [0, 2, 5, 10];

export const TOLERANCE_OPTIONS = TOLERANCES.map(
  (tolerance) =>
    [tolerance, tolerance === 0 ? trMatch.exact : trMatch.withinText(formatOdd(tolerance / 100))] as const,
);

/** The tolerance that a text names, or exact. */
export function readTolerance(text: string | null): Tolerance {
  return TOLERANCES.find((tolerance) => String(tolerance) === text) ?? 0;
}
