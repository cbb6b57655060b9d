import { tr } from '../../platform/locale/tr';
import { type Bounds, readComparison, readInteger } from './number-filter';
import { NO_LOWER_BOUND, NO_UPPER_BOUND } from './odds-query';
import { read, type Reading, unreadable } from './reading';

// typing on a phone turns the hyphen into longer dashes
const SIGNED = /^([-–—−]|\+)?(\d+)$/;
const RANGE = /^(.*?)\.\.(.*)$/s;
const UNSIGNED_RANGE = /^(\d+)\s*[-–—−]\s*(\d+)$/;

function readSigned(text: string): Reading<number> {
  const [, sign, digits] = SIGNED.exec(text) ?? [];
  if (digits === undefined) return unreadable(tr.filters.notSigned);
  const number = readInteger(digits);
  return number.ok && sign !== undefined && sign !== '+' ? read(0 - number.value) : number;
}

function readSignedRange(text: string): Reading<Bounds> | undefined {
  const [, first, last] = RANGE.exec(text) ?? UNSIGNED_RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const min = readSigned(first.trim());
  if (!min.ok) return min;
  const max = readSigned(last.trim());
  if (!max.ok) return max;
  return min.value > max.value
    ? unreadable(tr.filters.reversedRange)
    : read({ min: min.value, max: max.value });
}

/**
 * Reads the filter text of a column of whole numbers that may be below 0: `3`, `-3`, `>=2`, `<0`, `2-4`, and `-3..-1`, as a
 * dash in front is a sign.
 */
export function readSignedFilter(text: string): Reading<Bounds> {
  const bounds = readComparison(text, readSigned, NO_LOWER_BOUND) ?? readSignedRange(text);
  if (bounds) return bounds;
  const exact = readSigned(text);
  return exact.ok ? read({ min: exact.value, max: exact.value }) : exact;
}

/** The text of {@link readSignedFilter} for some bounds; no number in it has more digits than can be read. */
export function signedText(min: number, max: number): string {
  if (max === NO_UPPER_BOUND) return min > 0 ? `>${min - 1}` : `>=${min}`;
  if (min === NO_LOWER_BOUND) return max < 0 ? `<${max + 1}` : `<=${max}`;
  if (min === max) return String(min);
  return min < 0 ? `${min}..${max}` : `${min}-${max}`;
}
