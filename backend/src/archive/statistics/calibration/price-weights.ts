// looked up once: where tests run, every look at a global is slow
const { exp, log } = Math;

/**
 * The learned form of probabilities: within a market p = winners · w(q) ÷ Σ w(q) with q = 1/odd and
 * ln w(q) = k(margin level) · ln q + the broken line through `bends` over ln q. k = 1 without bends is the proportional
 * method. Everything of a weight but its level depends on the price alone, so it is kept in tables.
 */
export interface PriceWeights {
  /** Exponents k, by {@link marginLevel}. */
  readonly exponents: readonly number[];
  /** Height of the line at each of {@link BENDS}; it is 0 at and beyond its ends. */
  readonly bends: readonly number[];
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

/** The line's height over `lnInverse` if it were 1 at one bend and 0 at all others. */
export function bendAt(bend: number, lnInverse: number): number {
  const [before, top, after] = [KNOTS[bend]!, KNOTS[bend + 1]!, KNOTS[bend + 2]!];
  if (lnInverse <= before || lnInverse >= after) return 0;
  return lnInverse <= top ? (lnInverse - before) / (top - before) : (after - lnInverse) / (after - top);
}

/** Weights of a market about which nothing is learned yet. */
export const PROPORTIONAL: PriceWeights = {
  exponents: new Array<number>(MARGIN_LEVELS).fill(1),
  bends: BENDS.map(() => 0),
};

/** w of a price in hundredths at a margin level. */
export function weightOf({ exponents, bends }: PriceWeights, level: number, price: number): number {
  const lnInverse = log(100 / price);
  let line = 0;
  for (let bend = 0; bend < bends.length; bend++) line += bends[bend]! * bendAt(bend, lnInverse);
  return exp(exponents[level]! * lnInverse + line);
}

/** What a price's weight depends on: ln(1/odd), then how far each bend of the line lifts it. */
export const FEATURES = 1 + BENDS.length;

/** Prices in hundredths that the table holds: up to 250, as good as all there are. */
const PRICES_IN_TABLE = 25_002;

/** Features by `price * FEATURES`, filled as prices are asked for; the last row is for a price beyond the table. */
export const features = new Float64Array((PRICES_IN_TABLE + 1) * FEATURES);

/** Where the features of a price in hundredths stand; good until the next price is asked for. */
export function featuresOf(price: number): number {
  const isInTable = price < PRICES_IN_TABLE && Number.isInteger(price);
  const row = (isInTable ? price : PRICES_IN_TABLE) * FEATURES;
  if (isInTable && features[row] !== 0) return row;
  const line = Math.log(100 / price);
  features[row] = line;
  for (let bend = 0; bend < BENDS.length; bend++) features[row + 1 + bend] = bendAt(bend, line);
  return row;
}
