import { cleanText } from './clean-text';

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
