import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { addDays } from '../../platform/time/istanbul';
import { read, type Reading, unreadable } from './reading';

/** Days `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A year, a month of it, or a day of that. */
interface Period {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Days from today on. */
const NAMED_DAYS = new Map([
  ['dun', -1],
  ['bugun', 0],
  ['yarin', 1],
]);

const MONTH_NAME = new Intl.DateTimeFormat('tr-TR', { month: 'long', timeZone: 'UTC' });
/** Names of the months, folded. */
export const MONTHS = Array.from({ length: 12 }, (_, month) =>
  foldText(MONTH_NAME.format(Date.UTC(2024, month, 1))),
);

/** `2024`, `2024-05`, `2024-05-17`. */
const NUMBERS = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;
/** `17.05`, `17.05.2024`. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/;
/** `17 mayis`, `17 mayis 2024`, `mayis 2024`. */
const NAMED = /^(?:(\d{1,2}) )?([a-z]+)(?: (\d{4}))?$/;

// typing on a phone turns the hyphen into longer dashes
const RANGE = /\.\.|\s[-–—−]\s/;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A number that may be left out. */
const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

/** The period that a folded text names; a day without a year is one of this year. Null when it names none. */
function periodOf(text: string, thisYear: number): Period | null {
  const numbers = NUMBERS.exec(text);
  if (numbers) return { year: Number(numbers[1]), month: numberOf(numbers[2]), day: numberOf(numbers[3]) };
  const dotted = DOTTED.exec(text);
  if (dotted)
    return { year: numberOf(dotted[3]) ?? thisYear, month: Number(dotted[2]), day: Number(dotted[1]) };
  const named = NAMED.exec(text);
  const month = MONTHS.indexOf(named?.[2] ?? '') + 1;
  const [day, year] = [numberOf(named?.[1]), numberOf(named?.[3])];
  if (month === 0 || (day === undefined && year === undefined)) return null;
  return { year: year ?? thisYear, month, day };
}

/** The days that a period spans. */
function daysOf({ year, month, day }: Period): Reading<Days> {
  if (year < FIRST_YEAR || year > LAST_YEAR) return unreadable(tr.filters.yearOutOfRange);
  if (month === undefined) return read({ from: written(year, 1, 1), to: written(year, 12, 31) });
  if (month < 1 || month > 12) return unreadable(tr.filters.noSuchMonth);
  const lastDay = daysOfMonth(year, month);
  if (day === undefined) return read({ from: written(year, month, 1), to: written(year, month, lastDay) });
  if (day < 1 || day > lastDay) return unreadable(tr.filters.noSuchDay);
  const only = written(year, month, day);
  return read({ from: only, to: only });
}

function readDays(text: string, today: string): Reading<Days> {
  const folded = foldText(text);
  const away = NAMED_DAYS.get(folded);
  if (away !== undefined) {
    const only = addDays(today, away);
    return read({ from: only, to: only });
  }
  const period = periodOf(folded, Number(today.slice(0, 4)));
  return period === null ? unreadable(tr.filters.notDate) : daysOf(period);
}

/**
 * Reads the filter text of the date column: `2024`, `2024-05`, `2024-05-17`, `17.05.2024`, `17 Mayıs 2024`, `Mayıs 2024`,
 * `17.05` and `17 Mayıs` of this year, `bugün`, `dün`, `yarın`, or two of these joined by `..` or ` - `, which span
 * everything from the beginning of the first to the end of the second.
 * @param today `YYYY-MM-DD`
 */
export function readDateFilter(text: string, today: string): Reading<Days> {
  const [first, last, ...more] = text.split(RANGE);
  if (last === undefined) return readDays(text, today);
  if (more.length > 0) return unreadable(tr.filters.notDate);
  const from = readDays(first!, today);
  if (!from.ok) return from;
  const to = readDays(last, today);
  if (!to.ok) return to;
  if (from.value.from > to.value.to) return unreadable(tr.filters.reversedRange);
  return read({ from: from.value.from, to: to.value.to });
}
