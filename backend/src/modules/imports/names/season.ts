import { CALENDAR_YEAR_COUNTRIES } from './countries';
import type { League } from './league';

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
