// looked up once: where tests run, every look at a global is slow
const { exp, log } = Math;

/**
 * The learned form of probabilities: within a market p = winners · w ÷ Σ w with q = 1/odd and
 * ln w = k(margin level) · ln q + the broken line through `bends` over ln q + the selection's offset. k = 1 without bends
 * and offsets is the proportional method. Everything of a weight but level and offset depends on the price alone, so it is
 * kept in tables.
 */
export interface PriceWeights {
  /** Exponents k, by {@link marginLevel}. */
  readonly exponents: readonly number[];
  /** Height of the line at each of {@link BENDS}; it is 0 at and beyond its ends. */
  readonly bends: readonly number[];
  /** By selection of the market: how much more often it wins than another one at its price. Absent = 0 for all. */
  readonly offsets?: readonly number[];
}

/** Levels of the margin that learn exponents of their own: up to 0.03, then steps of 0.02, and from 0.17 on. */
export const MARGIN_LEVELS = 9;

const FIRST_MIDDLE = 0.02;
const LEVEL_WIDTH = 0.02;

/** Level of a market whose inverse prices, divided by its number of winners, add up to `overround`. */
export function marginLevel(overround: number): number {
  const level = Math.round((overround - 1 - FIRST_MIDDLE) / LEVEL_WIDTH);
  return level < 0 ? 0 : level < MARGIN_LEVELS ? level : MARGIN_LEVELS - 1;
}

const LINE_FROM = log(0.03);
const LINE_TO = log(0.85);

/** Where the line over ln q may bend. */
export const BENDS: readonly number[] = [0.08, 0.15, 0.25, 0.4, 0.6].map(log);

const KNOTS = [LINE_FROM, ...BENDS, LINE_TO];

/** The line's height over `logarithm` if it were 1 at one bend and 0 at all others. */
function liftOf(bend: number, logarithm: number): number {
  const [before, top, after] = [KNOTS[bend]!, KNOTS[bend + 1]!, KNOTS[bend + 2]!];
  if (logarithm <= before || logarithm >= after) return 0;
  return logarithm <= top ? (logarithm - before) / (top - before) : (after - logarithm) / (after - top);
}

/** Weights of a market about which nothing is learned yet. */
export const PROPORTIONAL: PriceWeights = {
  exponents: new Array<number>(MARGIN_LEVELS).fill(1),
  bends: BENDS.map(() => 0),
};

/** w of a price in hundredths at a margin level, for a selection without an offset. */
export function weightOf({ exponents, bends }: PriceWeights, level: number, price: number): number {
  const logarithm = log(100 / price);
  let line = 0;
  for (let bend = 0; bend < bends.length; bend++) line += bends[bend]! * liftOf(bend, logarithm);
  return exp(exponents[level]! * logarithm + line);
}

/** The highest price in hundredths that an archive holds. */
const HIGHEST = 100_000;

/** What a price's weight depends on, by {@link rowOf} the price: ln(1/odd), */
export const logarithms = new Float64Array(HIGHEST + 1);
/** the first of two bends next to each other of which no other one lifts it, */
export const firstBends = new Uint8Array(HIGHEST + 1);
/** and how far each of the two does if it is 1 high, by `2 * row`. */
export const lifts = new Float64Array(2 * (HIGHEST + 1));

/** The row of a whole price in hundredths in these tables. */
export function rowOf(price: number): number {
  const row = price < HIGHEST ? price : HIGHEST;
  if (logarithms[row] === 0) fill(row);
  return row;
}

function fill(row: number): void {
  const logarithm = (logarithms[row] = log(100 / row));
  let bend = 0;
  while (bend < BENDS.length - 2 && BENDS[bend + 1]! <= logarithm) bend += 1;
  firstBends[row] = bend;
  lifts[2 * row] = liftOf(bend, logarithm);
  lifts[2 * row + 1] = liftOf(bend + 1, logarithm);
}
