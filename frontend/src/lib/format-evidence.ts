import { formatCount } from './format';

/** More than this says no more. */
const MOST = 1_000_000;

/** So many to one, rounded down: `1’e 7`; `1’e 1.000.000’dan çok`. */
export function formatEvidence(value: number): string {
  return value > MOST ? `1’e ${formatCount(MOST)}’dan çok` : `1’e ${formatCount(Math.floor(value))}`;
}
