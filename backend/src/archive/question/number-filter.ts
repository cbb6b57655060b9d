import { tr } from '../../platform/locale/tr';
import { NO_UPPER_BOUND } from './odds-query';
import { read, type Reading, unreadable } from './reading';

/** Whole numbers from `min` to `max`, both included; no number lies in it when `min > max`. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

type ReadNumber = (text: string) => Reading<number>;

const COMPARISON = /^(>=|<=|=|>|<)\s*(.*)$/s;
// typing on a phone turns the hyphen into longer dashes
const RANGE = /^([^-–—−]+)[-–—−](.*)$/s;

const COMPARED: Record<string, (value: number, lowest: number) => Bounds> = {
  '=': (value) => ({ min: value, max: value }),
  '>': (value) => ({ min: value + 1, max: NO_UPPER_BOUND }),
  '>=': (value) => ({ min: value, max: NO_UPPER_BOUND }),
  '<': (value, lowest) => ({ min: lowest, max: value - 1 }),
  '<=': (value, lowest) => ({ min: lowest, max: value }),
};

/**
 * Reads `=1`, `>1`, `>=1`, `<1`, `<=1`; undefined when the text does not begin with such a sign.
 * @param lowest the least number that there may be
 */
export function readComparison(
  text: string,
  readNumber: ReadNumber,
  lowest = 0,
): Reading<Bounds> | undefined {
  const parts = COMPARISON.exec(text);
  if (!parts) return undefined;
  const number = readNumber(parts[2]!.trim());
  return number.ok ? read(COMPARED[parts[1]!]!(number.value, lowest)) : number;
}

/** Reads `1-2`, both ends included; undefined when the text is not two parts joined by a dash. */
export function readRange(text: string, readNumber: ReadNumber): Reading<Bounds> | undefined {
  const parts = RANGE.exec(text);
  if (!parts) return undefined;
  const min = readNumber(parts[1]!.trim());
  if (!min.ok) return min;
  const max = readNumber(parts[2]!.trim());
  if (!max.ok) return max;
  return min.value > max.value
    ? unreadable(tr.filters.reversedRange)
    : read({ min: min.value, max: max.value });
}

const MOST_DIGITS = 9;

/** Reads a whole number from 0. */
export function readInteger(text: string): Reading<number> {
  if (!/^\d+$/.test(text)) return unreadable(tr.filters.notInteger);
  if (text.replace(/^0+(?=\d)/, '').length > MOST_DIGITS) return unreadable(tr.filters.integerTooLarge);
  return read(Number(text));
}

/** Reads the filter text of a column of whole numbers: `3`, `=3`, `>2`, `>=2`, `<2`, `<=2`, `2-4`. */
export function readIntegerFilter(text: string): Reading<Bounds> {
  const bounds = readComparison(text, readInteger) ?? readRange(text, readInteger);
  if (bounds) return bounds;
  const exact = readInteger(text);
  return exact.ok ? read({ min: exact.value, max: exact.value }) : exact;
}

/** Reads one half of a score box: goals of one side, 0 to 99. */
export function readGoals(text: string): Reading<Bounds> {
  return /^\d{1,2}$/.test(text)
    ? read({ min: Number(text), max: Number(text) })
    : unreadable(tr.filters.notGoals);
}
