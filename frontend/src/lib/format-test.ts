import { once } from './once';
const twoDigits = once(() => new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 2 }));

/** Below this a probability is only called very small. */
const LEAST = 0.001;

/** A probability of a test by its name, with two significant digits: `p = 0,012`, `p < 0,001`. */
export function formatTest(name: 'p' | 'q', value: number): string {
  return value < LEAST ? `${name} < 0,001` : `${name} = ${twoDigits().format(value)}`;
}

const wholePercent = once(
  () => new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 }),
);
const tenths = once(() => new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 }));

/** Below this a whole percent says too little. */
const SMALL = 0.1;

/** A probability of 0-1 for people: `%70`, `%4,2`; never a 0 or 100 that it is not: `%0,1’den az`, `%99’dan çok`. */
export function formatChance(probability: number): string {
  if (probability < LEAST) return '%0,1’den az';
  if (probability > 0.99 && probability < 1) return '%99’dan çok';
  return (probability < SMALL ? tenths() : wholePercent()).format(probability);
}
