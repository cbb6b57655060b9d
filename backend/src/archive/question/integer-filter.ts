import { tr } from '../../common/locale/tr';
import { type Bounds, readComparison, readRange } from './number-conditions';
import { read, type Reading, unreadable } from './reading';

const MOST_DIGITS = 9;

function readInteger(text: string): Reading<number> {
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
