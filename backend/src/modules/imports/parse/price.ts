import { remembered } from '../../../platform/text/remembered';
import { cleanText } from './clean-text';
import { isExcelDate } from './excel-date';

/** {@link parsePrice} of a cell that states no price: empty, `-`, `0` or `1`. */
export const NO_PRICE = 0;
/** {@link parsePrice} of a cell that can't be a price: not numeric or outside 1.01-1000. */
export const BAD_PRICE = -1;
/** {@link parsePrice} of a price in the notation of other countries: `+114`, `-135`, `4/5`. */
export const FOREIGN_PRICE = -2;
/** {@link parsePrice} of a price that a spreadsheet turned into a date: `Oca.85`. */
export const DATE_FOR_PRICE = -3;

const NUMBER = /^(\d{1,9})(?:[.,](\d+))?$/;
const DASHES = /^[-–—−]+$/;
const ZERO = /^-?0+(?:[.,]0*)?$/;
/** A sign on either side of a number, or a fraction; `+1.90` too: nobody writes decimal prices so. */
const SIGNED = /^[-+–—−＋][\d.,/ ]+$|^[\d.,/ ]+[-+]$/;
const FRACTION = /^\d+(?:[.,]\d+)?\s*[/⁄∕]\s*\d+(?:[.,]\d+)?$/;
const LOWEST = 101;
const HIGHEST = 100_000;

/**
 * Reads a price as written by a source (decimal point or comma) into hundredths, rounding half up.
 * @returns the price in hundredths (101-100000), {@link NO_PRICE}, or why it is none (below zero): {@link BAD_PRICE},
 * {@link FOREIGN_PRICE}, {@link DATE_FOR_PRICE}
 */
export const parsePrice = remembered((cell): number => {
  const text = cleanText(cell);
  if (text === '' || DASHES.test(text) || ZERO.test(text)) return NO_PRICE;
  const match = NUMBER.exec(text);
  if (match === null) {
    if (SIGNED.test(text) || FRACTION.test(text)) return FOREIGN_PRICE;
    return isExcelDate(text) ? DATE_FOR_PRICE : BAD_PRICE;
  }
  const [, whole, decimals = ''] = match;
  if (Number(whole) === 1 && /^0*$/.test(decimals)) return NO_PRICE;
  const hundredths = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const price = (decimals[2] ?? '0') >= '5' ? hundredths + 1 : hundredths;
  return price >= LOWEST && price <= HIGHEST ? price : BAD_PRICE;
});
