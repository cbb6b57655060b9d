import { remembered } from '../../../platform/text/remembered';
import { cleanText } from './clean-text';
import { monthNamed, parseDate, parseMoment } from './date-time';

/** `02.Oca`, `2-Jan`, `02 Oca 2026` */
const DAY_MONTH = /^(\d{1,2})[-./ ]{1,2}(\p{L}{3,9})\.?(?:[-./ ](?:\d{2}|\d{4}))?$/u;
/** `Oca.85`, `Jan-85`, `Oca 2026`, `Jan 2` */
const MONTH_NUMBER = /^(\p{L}{3,9})[-./ ]{1,2}\d{1,4}$/u;

/**
 * Whether a cell that should hold a score, price or code is a date: spreadsheets make `02.Oca` of a typed 2-1, and
 * `Oca.85` of 1,85. What a score was can't be told from it any more.
 */
export const isExcelDate = remembered((cell): boolean => {
  const text = cleanText(cell);
  const [, day, month] = DAY_MONTH.exec(text) ?? [];
  if (month !== undefined) return monthNamed(month) !== undefined && Number(day) >= 1 && Number(day) <= 31;
  const first = MONTH_NUMBER.exec(text)?.[1];
  if (first !== undefined) return monthNamed(first) !== undefined;
  // a bare number is never taken for a day here
  return parseDate(text) !== null || (text.includes(':') && parseMoment(text) !== null);
});
