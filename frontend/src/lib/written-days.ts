import { foldText } from './fold';
import { istanbulDay } from './format-day';
import { once } from './once';

/** Days as `2026-05-17`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A day, a month or a year; without a year the present one is meant. */
interface Period {
  year?: number;
  month?: number;
  day?: number;
}

/** Days that are called by a word, counted from today. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ['bugun', 0],
  ['dun', -1],
  ['yarin', 1],
]);

function monthNames(month: 'long' | 'short'): readonly string[] {
  const names = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month });
  return Array.from({ length: 12 }, (_, index) => names.format(Date.UTC(2024, index, 1)));
}
/** Names of the months. */
export const longMonths = once(() => monthNames('long'));
const shortMonths = once(() => monthNames('short'));

const NUMBERS = /^(?<day>\d{1,2})\.(?<month>\d{1,2})(?:\.(?<year>\d{4}))?$/;
const ISO = /^(?<year>\d{4})(?:-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?)?$/;
const NAMED = /^(?:(?<day>\d{1,2}) )?(?<name>[a-z]+)(?: (?<year>\d{4}))?$/;

function readPeriod(text: string): Period | null {
  const folded = foldText(text);
  const parts = (NUMBERS.exec(folded) ?? ISO.exec(folded) ?? NAMED.exec(folded))?.groups;
  if (!parts || (parts.name !== undefined && parts.day === undefined && parts.year === undefined))
    return null;
  const number = (part: string | undefined) => (part === undefined ? undefined : Number(part));
  const named = longMonths().findIndex((month) => foldText(month) === parts.name) + 1;
  const period = {
    year: number(parts.year),
    month: parts.name === undefined ? number(parts.month) : named,
    day: number(parts.day),
  };
  const { year = 2024, month = 1, day = 1 } = period;
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month) ? period : null;
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const iso = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

function daysOf(text: string, now: Date): Days | null {
  const later = WORDS.get(foldText(text));
  if (later !== undefined) return { from: istanbulDay(now, later), to: istanbulDay(now, later) };
  const period = readPeriod(text);
  if (period === null) return null;
  const { year = Number(istanbulDay(now).slice(0, 4)), month, day } = period;
  const last = month ?? 12;
  // 29 February is a day of leap years only
  if (day !== undefined && day > lastDay(year, last)) return null;
  return { from: iso(year, month ?? 1, day ?? 1), to: iso(year, last, day ?? lastDay(year, last)) };
}

/** The two ends of a range: `A..B`, or two days with a dash between blanks. */
function endsOf(text: string): [from: string, to: string] | null {
  const [from, to, ...more] = text.split(/\s*\.\.\s*|\s+[-–—−]\s+/).map((end) => end.trim());
  return from && to && more.length === 0 ? [from, to] : null;
}

/** The days that the filter text of a date column means, or null where it can't be read. */
export function readDays(text: string, now: Date): Days | null {
  const ends = endsOf(text);
  if (ends === null) return daysOf(text.trim(), now);
  const [from, to] = ends.map((end) => daysOf(end, now));
  return from && to && from.from <= to.to ? { from: from.from, to: to.to } : null;
}

/** The one day that a text names (`22.11.2026`, `22 Kasım`, `bugün`) as `2026-11-22`; null for anything else. */
export function readDay(text: string, now: Date): string | null {
  const days = daysOf(text.trim(), now);
  return days && days.from === days.to ? days.from : null;
}

/** Whether a text names a day with its year: nothing more can be added to it. */
export function isWholeDay(text: string): boolean {
  const period = readPeriod(text);
  return period?.day !== undefined && period.year !== undefined;
}

/** Days as a date column's filter takes them: `22.11.2026`, `01.01.2026..30.06.2026`. */
export function writeDays({ from, to }: Days): string {
  const [first, last] = [from, to].map((day) => day.split('-').reverse().join('.'));
  return first === last ? first! : `${first}..${last}`;
}

/**
 * The filter text of a date column as people write dates: `17 Mayıs 2024`, `1 Oca – 30 Haz 2024`. Words and what can't
 * be read stay as they are.
 */
export function formatDays(text: string): string {
  const ends = endsOf(text);
  if (ends === null) return written(text, longMonths());
  const [from, to] = ends.map(readPeriod);
  const sameYear = from?.year !== undefined && from.year === to?.year && from.month !== undefined;
  return [written(ends[0], shortMonths(), sameYear), written(ends[1], shortMonths())].join(' – ');
}

function written(text: string, months: readonly string[], withoutYear = false): string {
  const period = readPeriod(text);
  if (period === null) return text;
  const { day, month, year } = period;
  return [day, month && months[month - 1], withoutYear ? undefined : year].filter(Boolean).join(' ');
}
