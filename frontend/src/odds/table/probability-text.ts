import { formatPriceFilter } from '../../lib/format';
import { trTable } from '../../locale/tr-table';

/** What filter texts about a probability begin with, or after their negation. */
const SIGN = '%';
const ASKS_PROBABILITY = /^[!≠]?\s*%/;

/** Whether a filter text asks for a probability. */
export const isProbabilityText = (text: string): boolean => ASKS_PROBABILITY.test(text);

/** Where a number, or what compares with one, begins: at the start of a text and of each of its alternatives. */
const NUMBER = /(^|;|\sveya\s)(\s*[!≠]?\s*)(?=(?:[<>]=?|=)?\s*\d)/g;

/**
 * A text typed where columns of odds show probabilities: its numbers are percent (`57-59` becomes `%57-59`). What
 * has the sign, and words such as `boş`, stay as they are.
 */
export const asProbability = (text: string): string => text.replace(NUMBER, `$1$2${SIGN}`);

/** Examples of what can be typed into the box of a column of odds, by what the column shows. */
export const PRICE_EXAMPLES = { price: '1,85', probability: '%58' } as const;

const COMPARISON = /^(>=|<=|=|>|<)\s*/;
const SIGNS: Readonly<Record<string, string>> = { '=': '', '>=': '≥', '<=': '≤' };

/** A filter text of a column of odds as people read it: `>=1,85`, `%57–59 olasılık`, `≥%60 olasılık`. */
export function writtenPriceFilter(text: string): string {
  const written = formatPriceFilter(text);
  if (!isProbabilityText(written)) return written;
  const percent = written.slice(SIGN.length).trim();
  const [compared, sign = ''] = COMPARISON.exec(percent) ?? [''];
  const numbers = percent
    .slice(compared!.length)
    .replace(/\s*[-–—−]\s*/, '–')
    .replace(/\s*[±~]\s*/, '±');
  return trTable.probability(`${SIGNS[sign] ?? sign}${SIGN}${numbers}`);
}
