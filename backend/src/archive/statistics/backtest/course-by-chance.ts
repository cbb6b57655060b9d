import { type CourseBound, longestLosingRuns } from './losing-runs';

export interface CourseByChance {
  /** In units. */
  readonly max_drawdown: CourseBound;
  readonly losing_run: CourseBound;
}

const DRAWS = 400;

/** More bets than this are drawn several at a time. */
const MOST_STEPS = 1_500;

/** Any number: the same answer every time. */
const SEED = 20_240_817;

/** By how much a walk of normal steps overshoots what is looked at step by step, in standard deviations of a step: -ζ(½) ÷ √2π. */
const OVERSHOOT = 0.5826;

/**
 * The largest fall from a peak and the longest losing run of bets by chance: the fall over 400 draws of all results, always the
 * same ones, the run exactly.
 * @param prices in hundredths, in order of kick-off
 * @param probabilities that each wins
 */
export function courseByChance(prices: Int32Array, probabilities: Float64Array): CourseByChance {
  const falls =
    prices.length > MOST_STEPS ? fallsInSteps(prices, probabilities) : fallsBetByBet(prices, probabilities);
  falls.sort();
  const hundredths = (share: number): number => falls[Math.ceil(share * DRAWS) - 1]!;
  return {
    max_drawdown: { median: hundredths(0.5) / 100, high: hundredths(0.95) / 100 },
    losing_run: longestLosingRuns(probabilities),
  };
}

const { imul, max } = Math;

const STEP = 0x6d2b79f5;

/** The number of 32 bits that follows from a state which grows by {@link STEP} (mulberry32). */
function numberOf(state: number): number {
  let mixed = imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** Where a draw begins. */
const stateOf = (draw: number): number => imul(SEED + draw, 0x9e3779b1);

/** The largest fall of each draw, in hundredths; without branches, which chance would mislead the processor about. */
function fallsBetByBet(prices: Int32Array, probabilities: Float64Array): Float64Array {
  // a number below the limit wins; both have 31 bits, so that their difference has a sign
  const limits = Int32Array.from(probabilities, (each) => Math.min(0x7fffffff, each * 2 ** 31));
  const falls = new Float64Array(DRAWS);
  for (let draw = 0; draw < DRAWS; draw++) {
    let state = stateOf(draw);
    let [profit, peak, fall] = [0, 0, 0];
    for (let at = 0; at < prices.length; at++) {
      const won = ((numberOf((state = (state + STEP) | 0)) >>> 1) - limits[at]!) >> 31;
      profit = (profit + (prices[at]! & won) - 100) | 0;
      peak = (peak + positive((profit - peak) | 0)) | 0;
      fall = (fall + positive((peak - profit - fall) | 0)) | 0;
    }
    falls[draw] = fall;
  }
  return falls;
}

/** What of a whole number is above 0. */
const positive = (value: number): number => value & ~(value >> 31);

const NORMAL_BITS = 12;

/** Normal quantiles of the middles of 4,096 equal shares, which are as good as drawn ones. */
function normalQuantiles(): Float64Array {
  const count = 2 ** NORMAL_BITS;
  const quantiles = new Float64Array(count);
  const width = 0.001;
  let below = 0;
  let at = 0;
  for (let z = -6; at < count; z += width) {
    below += (width * Math.exp(-((z + width / 2) ** 2) / 2)) / Math.sqrt(2 * Math.PI);
    for (; at < count && below >= (at + 0.5) / count; at++) quantiles[at] = z + width;
  }
  return quantiles;
}

let knownQuantiles: Float64Array | undefined;

/** The same of many bets: what several of them come to is drawn from a normal distribution. */
function fallsInSteps(prices: Int32Array, probabilities: Float64Array): Float64Array {
  const means = new Float64Array(MOST_STEPS);
  const deviations = new Float64Array(MOST_STEPS);
  let variance = 0;
  for (let at = 0; at < prices.length; at++) {
    const step = Math.floor((at * MOST_STEPS) / prices.length);
    const [price, probability] = [prices[at]!, probabilities[at]!];
    means[step]! += probability * price - 100;
    deviations[step]! += probability * (1 - probability) * price * price;
    variance += probability * (1 - probability) * price * price;
  }
  for (let step = 0; step < MOST_STEPS; step++) deviations[step] = Math.sqrt(deviations[step]!);
  // what goes on inside a step: peak and trough are both missed
  const missed = 2 * OVERSHOOT * (Math.sqrt(variance / MOST_STEPS) - Math.sqrt(variance / prices.length));
  const normal = (knownQuantiles ??= normalQuantiles());
  const falls = new Float64Array(DRAWS);
  for (let draw = 0; draw < DRAWS; draw++) {
    let state = stateOf(draw);
    let [profit, peak, fall] = [0, 0, 0];
    for (let step = 0; step < MOST_STEPS; step++) {
      profit +=
        means[step]! +
        deviations[step]! * normal[numberOf((state = (state + STEP) | 0)) >>> (32 - NORMAL_BITS)]!;
      peak = max(peak, profit);
      fall = max(fall, peak - profit);
    }
    falls[draw] = fall + missed;
  }
  return falls;
}
