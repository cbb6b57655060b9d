import { remembered } from '../../../common/text/remembered';
import { cleanText } from './clean-text';

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const DATE_AND_CLOCK = /^(\S+)[T\s]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
/** Two-digit years from here on are of the last century: the oldest season files are of 1993. */
const CENTURY_TURN = 70;

/**
 * A calendar date as sources write it (`17/05/24`, `17.05.2024`, `2024-05-17`; the day comes before the month).
 * @returns `YYYY-MM-DD`, or null for anything that is not a day of the calendar from 1870 to 2100
 */
export const parseDate = remembered((cell): string | null => {
  const text = cleanText(cell);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null)
    return calendarDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst === null) return null;
  return calendarDate(fullYear(dayFirst[3]!), Number(dayFirst[2]), Number(dayFirst[1]));
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

/** A time of day (`19:45`, `9:30:00`) as `HH:mm`; null when the cell is empty, `'unreadable'` otherwise. */
export function parseTime(cell: string): string | null | 'unreadable' {
  const text = cleanText(cell);
  if (text === '' || text === '-') return null;
  const match = CLOCK.exec(text);
  if (match === null) return 'unreadable';
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  if (hours > 23 || minutes > 59) return 'unreadable';
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Splits a cell that may carry a clock behind its date (`2024-05-17 19:00`); `time` is '' when it doesn't. */
export const splitDateTime = remembered((cell): { date: string; time: string } => {
  const text = cleanText(cell);
  const match = DATE_AND_CLOCK.exec(text);
  return match === null ? { date: text, time: '' } : { date: match[1]!, time: match[2]! };
});
