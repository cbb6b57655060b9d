import { tr } from '../../platform/locale/tr';
import { type Bounds, readComparison, readRange } from './number-filter';
import { read, type Reading, unreadable } from './reading';

const NUMBER = /^(\d+)(?:([.,])(\d*))?$/;
const TOLERANCE = /^([^±~]+)[±~](.*)$/s;
const MOST_DIGITS = 4;
/** The highest price that can be written, in hundredths. */
const HIGHEST = 10 ** MOST_DIGITS * 100 - 1;

interface WrittenPrice {
  readonly hundredths: number;
  /** How many decimals were written: 0, 1 or 2. */
  readonly decimals: number;
}

function readWrittenPrice(text: string): Reading<WrittenPrice> {
  const parts = NUMBER.exec(text);
  if (!parts) return unreadable(tr.filters.notPrice);
  const whole = parts[1]!.replace(/^0+(?=\d)/, '');
  const fraction = parts[3] ?? '';
  if (whole.length > MOST_DIGITS) return unreadable(tr.filters.priceTooLarge);
  if (fraction.length > 2) return unreadable(tr.filters.tooManyDecimals);
  return read({ hundredths: Number(whole + fraction.padEnd(2, '0')), decimals: fraction.length });
}

function readHundredths(text: string): Reading<number> {
  const price = readWrittenPrice(text);
  return price.ok ? read(price.value.hundredths) : price;
}

function readTolerance(text: string): Reading<Bounds> | undefined {
  const parts = TOLERANCE.exec(text);
  if (!parts) return undefined;
  const middle = readHundredths(parts[1]!.trim());
  if (!middle.ok) return middle;
  const tolerance = readHundredths(parts[2]!.trim());
  if (!tolerance.ok) return tolerance;
  return read({
    min: Math.max(0, middle.value - tolerance.value),
    max: Math.min(HIGHEST, middle.value + tolerance.value),
  });
}

/** A bare number stands for every price that begins as written: `1.8` is 1.80-1.89, `12` is 12.00-12.99. */
function readPrefix(text: string): Reading<Bounds> {
  const price = readWrittenPrice(text);
  if (!price.ok) return price;
  const { hundredths, decimals } = price.value;
  return read({ min: hundredths, max: hundredths + [99, 9, 0][decimals]! });
}

/**
 * Reads the filter text of a price column into bounds in hundredths: `1.85`, `1.8`, `12`, `=1.8`, `>1.8`,
 * `1.80-1.95`, `1.85±0.05`, `1.85~0.05`; a decimal comma is a point.
 */
export function readPriceFilter(text: string): Reading<Bounds> {
  return (
    readComparison(text, readHundredths) ??
    readTolerance(text) ??
    readRange(text, readHundredths) ??
    readPrefix(text)
  );
}
