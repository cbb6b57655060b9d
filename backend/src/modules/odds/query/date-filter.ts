import { tr } from '../../../common/locale/tr';
import { read, type Reading, unreadable } from './reading';

/** Days `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const YEAR = /^(\d{4})$/;
const MONTH = /^(\d{4})-(\d{1,2})$/;
const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TURKISH_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A year, a month or a day as the days it spans. */
function readPeriod(text: string): Reading<Days> {
  const turkish = TURKISH_DAY.exec(text);
  const parts = turkish
    ? [turkish[3], turkish[2], turkish[1]]
    : (DAY.exec(text) ?? MONTH.exec(text) ?? YEAR.exec(text))?.slice(1);
  if (!parts) return unreadable(tr.filters.notDate);
  const [year, month, day] = parts.map(Number);
  if (year! < FIRST_YEAR || year! > LAST_YEAR) return unreadable(tr.filters.yearOutOfRange);
  if (month === undefined) return read({ from: written(year!, 1, 1), to: written(year!, 12, 31) });
  if (month < 1 || month > 12) return unreadable(tr.filters.noSuchMonth);
  const lastDay = daysOfMonth(year!, month);
  if (day === undefined) return read({ from: written(year!, month, 1), to: written(year!, month, lastDay) });
  if (day < 1 || day > lastDay) return unreadable(tr.filters.noSuchDay);
  const only = written(year!, month, day);
  return read({ from: only, to: only });
}

/**
 * Reads the filter text of the date column: `2024`, `2024-05`, `2024-05-17`, `17.05.2024`, or two of these
 * joined by `..`, which span everything from the beginning of the first to the end of the second.
 */
export function readDateFilter(text: string): Reading<Days> {
  const [first, last, ...more] = text.split('..');
  if (last === undefined) return readPeriod(text);
  if (more.length > 0) return unreadable(tr.filters.notDate);
  const from = readPeriod(first!.trim());
  if (!from.ok) return from;
  const to = readPeriod(last.trim());
  if (!to.ok) return to;
  if (from.value.from > to.value.to) return unreadable(tr.filters.reversedRange);
  return read({ from: from.value.from, to: to.value.to });
}
