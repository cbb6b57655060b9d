import { tr } from '../../../locale/tr';
import { type Tolerance, TOLERANCE_OPTIONS, TOLERANCES } from '../choice/tolerance';

/** How far prices may differ over a whole day: as asked, or as far as each fixture needs for enough past matches. */
export type ScanTolerance = 'auto' | Tolerance;

/** The choices, as texts of the address. */
export const SCAN_TOLERANCE_OPTIONS: readonly (readonly [string, string])[] = [
  ['auto', tr.scan.auto],
  ...TOLERANCE_OPTIONS.map(([tolerance, name]) => [String(tolerance), name] as const),
];

/** The tolerance that a text names, or automatic. */
export function readScanTolerance(text: string | null): ScanTolerance {
  return TOLERANCES.find((tolerance) => String(tolerance) === text) ?? 'auto';
}
