import { remembered } from '../../../platform/text/remembered';
import { cleanText } from './clean-text';
import { foldText } from '../../../platform/text/fold';
import { ISTANBUL, toInstant } from '../../../platform/time/zoned-time';

/** Months as spreadsheets and programs write them, in Turkish and English, folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['oca', 'ocak', 'jan', 'january'],
  ['sub', 'subat', 'feb', 'february'],
  ['mar', 'mart', 'march'],
  ['nis', 'nisan', 'apr', 'april'],
  ['may', 'mayis'],
  ['haz', 'haziran', 'jun', 'june'],
  ['tem', 'temmuz', 'jul', 'july'],
  ['agu', 'agustos', 'aug', 'august'],
  ['eyl', 'eylul', 'sep', 'sept', 'september'],
  ['eki', 'ekim', 'oct', 'october'],
  ['kas', 'kasim', 'nov', 'november'],
  ['ara', 'aralik', 'dec', 'december'],
];

const numbers = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** The month (1-12) that a Turkish or English name or its abbreviation means, in any case; undefined for another word. */
export function monthNamed(name: string): number | undefined {
  return numbers.get(foldText(name));
}

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/;
const NAMED_MONTH = /^(?:\p{L}{3},? )?(\d{1,2})[-./ ](\p{L}{3,9})[-./ ](\d{4}|\d{2})$/u;
const MONTH_FIRST = /^(?:\p{L}{3},? )?(\p{L}{3,9}) (\d{1,2}),? (\d{4})$/u;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const DAY_AND_CLOCK = /^(\S.*?)(?:[Tt]|,?\s+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
/** A zone stands behind a clock only: behind a day, `-03` would be part of it. A name in brackets may follow it. */
const ZONED = /^(.*\d:\d{2}(?:\.\d+)?)\s*(Z|(?:UTC?|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC?|GMT)(?:\s*[[(].*)?$/i;
const OFFSET = /([+-])(\d{1,2}):?(\d{2})?$/;
const MOST_HOURS = 14;
/** A spreadsheet's number of a day and part of it. */
const SERIAL = /^(\d{5})(?:[.,](\d+))?$/;
/** A spreadsheet's clock is a part of a day; `0.45` is a quarter to one where one writes clocks with a point. */
const DAY_PART = /^0?([.,])(\d+)$/;
const MINUTES_OF_DAY = 24 * 60;
/** Numbers of days from here to there are days of 1990 to 2100. */
const FIRST_SERIAL = 32_874;
const LAST_SERIAL = 73_415;
/** Day 0 as spreadsheets of the 1900 date system count from March 1900 on. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;
/** Two-digit years from here on are of the last century: the oldest season files are of 1993. */
const CENTURY_TURN = 70;

/**
 * A calendar date as sources write it (`17/05/24`, `17.05.2024`, `2024-05-17`, `17 May 2024`; the day comes before the
 * month).
 * @returns `YYYY-MM-DD`, or null for anything that is not a day of the calendar from 1870 to 2100
 */
export const parseDate = remembered((cell): string | null => {
  const text = cleanText(cell);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null)
    return calendarDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null)
    return calendarDate(fullYear(dayFirst[3]!), Number(dayFirst[2]), Number(dayFirst[1]));
  const named = NAMED_MONTH.exec(text);
  if (named !== null) return calendarDate(fullYear(named[3]!), monthNamed(named[2]!) ?? 0, Number(named[1]));
  const american = MONTH_FIRST.exec(text);
  if (american === null) return null;
  return calendarDate(Number(american[3]), monthNamed(american[1]!) ?? 0, Number(american[2]));
});

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year >= CENTURY_TURN ? 1900 + year : 2000 + year;
}

function calendarDate(year: number, month: number, day: number): string | null {
  if (year < 1870 || year > 2100 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A time of day, and the minutes that its zone is ahead of UTC where a zone is written behind it. */
export interface ClockTime {
  /** `HH:mm` */
  readonly time: string;
  readonly offset: number | null;
}

/**
 * A time of day as sources write it: `19:45`, `9:30:00`, `17:00 UTC`, `20:00+03:00`, or a spreadsheet's part of a day
 * (`0,8333333`, rounded to the minute).
 * @returns null when the cell is empty, `'unreadable'` when it holds something else
 */
export const parseTime = remembered((cell): ClockTime | null | 'unreadable' => {
  const text = cleanText(cell);
  if (text === '' || text === '-') return null;
  const { rest, offset } = splitZone(text);
  const time = parseClock(rest) ?? (offset === null ? parseDayPart(rest) : null);
  return time === null ? 'unreadable' : { time, offset };
});

function parseClock(text: string): string | null {
  const match = CLOCK.exec(text);
  return match === null ? null : clockOf(Number(match[1]) * 60 + Number(match[2]), Number(match[2]));
}

function clockOf(minutes: number, shown = 0): string | null {
  if (minutes >= MINUTES_OF_DAY || shown > 59) return null;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function parseDayPart(text: string): string | null {
  const part = DAY_PART.exec(text)?.[2] ?? SERIAL.exec(text)?.[2];
  // the last half minute of a day has no clock of its own on that day
  return part === undefined ? null : clockOf(Math.min(minutesOf(part), MINUTES_OF_DAY - 1));
}

const minutesOf = (decimals: string): number => Math.round(Number(`0.${decimals}`) * MINUTES_OF_DAY);

/** A day with what stands behind it in the same cell. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The clock behind the day as written, '' where there is none. */
  readonly clock: string;
  /** Minutes that the zone behind the clock is ahead of UTC; null where none is written. */
  readonly offset: number | null;
}

/**
 * A day as {@link parseDate} reads it or as a spreadsheet counts it (`45431` is 19 May 2024), with the clock and the
 * zone that may stand behind it: `2024-05-17 19:00`, `2024-05-17T16:00:00Z`, `17 May 2024 16:00:00 GMT`, `45431,83`.
 * @returns null when no such day is in the cell
 */
export const parseMoment = remembered((cell): Moment | null => {
  const text = cleanText(cell);
  const counted = parseSerial(text);
  if (counted !== null) return counted;
  const { rest, offset } = splitZone(text);
  const match = DAY_AND_CLOCK.exec(rest);
  const date = parseDate(match === null ? rest : match[1]!);
  if (date === null || (match === null && offset !== null)) return null;
  return { date, clock: match?.[2] ?? '', offset };
});

/** Day and clock of a spreadsheet's number of a day, or null when the text is none of 1990 to 2100. */
function parseSerial(text: string): Moment | null {
  const match = SERIAL.exec(text);
  if (match === null) return null;
  const days = Number(match[1]);
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return null;
  const minutes = minutesOf(match[2] ?? '0');
  const date = new Date(SERIAL_ZERO + (days + Math.floor(minutes / MINUTES_OF_DAY)) * DAY);
  const hasClock = /[1-9]/.test(match[2] ?? '');
  return {
    date: date.toISOString().slice(0, 10),
    clock: hasClock ? clockOf(minutes % MINUTES_OF_DAY)! : '',
    offset: null,
  };
}

/** Takes a zone off the end of a text: minutes ahead of UTC, or null where none stands there. */
export function splitZone(text: string): { rest: string; offset: number | null } {
  const match = ZONED.exec(text);
  if (match === null) return { rest: text, offset: null };
  const offset = OFFSET.exec(match[2]!);
  if (offset === null) return { rest: match[1]!, offset: 0 };
  const [, sign, hours, minutes = '0'] = offset;
  if (Number(hours) > MOST_HOURS || Number(minutes) > 59) return { rest: text, offset: null };
  return { rest: match[1]!, offset: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) };
}

/** The instant (epoch milliseconds) of a day and time of day whose zone is so many minutes ahead of UTC. */
export function instantAt(date: string, time: string, offset: number): number {
  return Date.parse(`${date}T${time}:00Z`) - offset * 60_000;
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/i;

/**
 * An ISO 8601 instant as epoch milliseconds, its zone as an offset, `Z`, `UTC` or `GMT`; without one it is Istanbul's
 * local time. Null when the cell is empty, `'unreadable'` otherwise.
 */
export function parseInstant(cell: string): number | null | 'unreadable' {
  const text = cleanText(cell);
  if (text === '') return null;
  const { rest, offset } = splitZone(text);
  const match = INSTANT.exec(rest);
  if (match === null) return 'unreadable';
  const [, day, clock, seconds = '00', fraction = '0'] = match;
  const date = parseDate(day!);
  const read = parseTime(clock!);
  if (date === null || read === null || read === 'unreadable' || Number(seconds) > 59) return 'unreadable';
  const milliseconds = Number(seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  const minutes =
    offset === null ? toInstant({ date, time: read.time }, ISTANBUL) : instantAt(date, read.time, offset);
  return minutes + milliseconds;
}
