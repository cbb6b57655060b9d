import { remembered } from '../../../common/text/remembered';
import { cleanText } from './clean-text';

/** {@link parsePrice} of a cell that states no price: empty, `-`, `0` or `1`. */
export const NO_PRICE = 0;
/** {@link parsePrice} of a cell that can't be a price: not numeric or outside 1.01-1000. */
export const BAD_PRICE = -1;

const NUMBER = /^([+-]?)(\d{1,9})(?:[.,](\d+))?$/;
const DASHES = /^[-–—]+$/;
const LOWEST = 101;
const HIGHEST = 100_000;

/**
 * Reads a price as written by a source (decimal point or comma) into hundredths, rounding half up.
 * @returns the price in hundredths (101-100000), {@link NO_PRICE} or {@link BAD_PRICE}
 */
export const parsePrice = remembered((cell): number => {
  const text = cleanText(cell);
  if (text === '' || DASHES.test(text)) return NO_PRICE;
  const match = NUMBER.exec(text);
  if (match === null) return BAD_PRICE;
  const [, sign, whole, decimals = ''] = match;
  const zeroDecimals = /^0*$/.test(decimals);
  if (zeroDecimals && Number(whole) === 0) return NO_PRICE;
  if (sign === '-') return BAD_PRICE;
  if (zeroDecimals && Number(whole) === 1) return NO_PRICE;
  const hundredths = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const price = (decimals[2] ?? '0') >= '5' ? hundredths + 1 : hundredths;
  return price >= LOWEST && price <= HIGHEST ? price : BAD_PRICE;
});
