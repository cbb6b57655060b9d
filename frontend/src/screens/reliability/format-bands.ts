import { formatOdd } from '../../lib/format';
import { formatDecimal } from '../../lib/format-rate';
import { trReliability as texts } from '../../locale/tr-reliability';

const wholePercent = (rate: number): string => String(Math.round(rate * 100));

/** A bin of stated probabilities: `%60–70`. */
export function formatBin({ low, high }: { low: number; high: number }): string {
  return `%${wholePercent(low)}–${wholePercent(high)}`;
}

/** Prices in [low, high), in steps of a hundredth: `1,20–1,49`, `10,00 ve üstü`. */
export function formatPriceBand({ low, high }: { low: number; high: number | null }): string {
  return high === null ? texts.bandUp(formatOdd(low)) : `${formatOdd(low)}–${formatOdd(high - 0.01)}`;
}

const percent = (rate: number): string => `%${formatDecimal(Math.abs(rate) * 100)}`;
const signed = (rate: number): string => (rate < 0 ? '-' : rate > 0 ? '+' : '') + percent(rate);
const range = (near: number, far: number): string => `${percent(near)}–${percent(far).slice(1)}`;

/** A movement of prices in [low, high), closing ÷ opening − 1, in words: `%5–10 düştü`. */
export function formatMovement({ low, high }: { low: number | null; high: number | null }): string {
  if (low === null) return high === null ? '-' : texts.fellMore(high <= 0 ? percent(high) : signed(high));
  if (high === null) return texts.roseMore(low >= 0 ? percent(low) : signed(low));
  if (low === 0 && high === 0) return texts.unchanged;
  if (high <= 0) return texts.fell(range(high, low));
  if (low >= 0) return texts.rose(range(low, high));
  return low === -high ? texts.still(percent(high)) : texts.between(signed(low), signed(high));
}

const POINTS = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A difference of rates as percentage points: `+1,3`; a missing one is a dash. */
export function formatPoints(difference: number | null): string {
  return difference === null ? '-' : POINTS.format(difference * 100);
}

const FIVE_PLACES = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

/** An error measure with five decimals: `0,99638`; a missing one is a dash. */
export function formatError(value: number | null): string {
  return value === null ? '-' : FIVE_PLACES.format(value);
}

/** Endings of the last digit as it is spoken: sıfır-ı, bir-i, iki-si … dokuz-u. */
const ENDINGS = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'] as const;

/** The possessive ending of a rate that is written with a decimal: `%66,1` takes `i`. */
export function possessiveEnding(rate: string): string {
  return ENDINGS[Number(rate.at(-1))] ?? 'i';
}
