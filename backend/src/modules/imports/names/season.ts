import { CALENDAR_YEAR_COUNTRIES } from './countries';
import type { League } from './league';
import { cleanText } from '../parse/clean-text';

/** First day of a season that runs over the new year, as month and day. */
const SUMMER_BREAK = '07-01';
/** The pandemic moved the end of 2019-2020 into August; Scotland's new season began before the others had ended. */
const BREAK_OF_2020 = '08-08';
const SCOTTISH_BREAK_OF_2020 = '08-01';

/**
 * The season a match belongs to: `2023-2024`, or `2024` in countries that play within a calendar year.
 * @param date `YYYY-MM-DD`
 */
export function seasonSlug(date: string, country: League['country']): string {
  const year = Number(date.slice(0, 4));
  if (CALENDAR_YEAR_COUNTRIES.has(country)) return String(year);
  const first = date.slice(5) >= summerBreak(year, country) ? year : year - 1;
  return `${first}-${first + 1}`;
}

function summerBreak(year: number, country: string): string {
  if (year !== 2020) return SUMMER_BREAK;
  return country === 'İskoçya' ? SCOTTISH_BREAK_OF_2020 : BREAK_OF_2020;
}

const ONE_YEAR = /^(\d{4})$/;
const TWO_YEARS = /^(\d{4})\s*[-/–]\s*(\d{4}|\d{2})$/;

/**
 * A season as sources write it (`2012/2013`, `2023-24`, `2024`), as `2012-2013` or `2024`; null when the cell is empty,
 * `'unreadable'` for anything else, two years that don't follow each other among it.
 */
export function parseSeason(cell: string): string | null | 'unreadable' {
  const text = cleanText(cell);
  if (text === '' || text === '-') return null;
  if (ONE_YEAR.test(text)) return text;
  const match = TWO_YEARS.exec(text);
  if (match === null) return 'unreadable';
  const next = String(Number(match[1]) + 1);
  return next.endsWith(match[2]!) ? `${match[1]}-${next}` : 'unreadable';
}
