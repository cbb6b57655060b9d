/** ln k! of the small numbers, where Stirling's series isn't good enough yet. */
const LN_FACTORIALS = new Float64Array(256);
for (let k = 2; k < LN_FACTORIALS.length; k++) LN_FACTORIALS[k] = LN_FACTORIALS[k - 1]! + Math.log(k);

const HALF_LN_TAU = 0.5 * Math.log(2 * Math.PI);

function lnFactorial(k: number): number {
  if (k < LN_FACTORIALS.length) return LN_FACTORIALS[k]!;
  const series = (1 / 12 - (1 / 360 - 1 / (1260 * k * k)) / (k * k)) / k;
  return (k + 0.5) * Math.log(k) - k + HALF_LN_TAU + series;
}

/**
 * Probability of exactly so many hits.
 * @param probability of a hit, between 0 and 1 and neither of them
 */
export function binomialShare(hits: number, trials: number, probability: number): number {
  return Math.exp(
    lnFactorial(trials) -
      lnFactorial(hits) -
      lnFactorial(trials - hits) +
      hits * Math.log(probability) +
      (trials - hits) * Math.log1p(-probability),
  );
}

/** What is added to a sum without changing it. */
const NEGLIGIBLE = 1e-17;

/**
 * Probability of at most so many hits: binomial shares added up from the largest one on, over the shorter tail.
 * @param probability of a hit, 0-1
 */
export function atMost(hits: number, trials: number, probability: number): number {
  if (hits < 0) return 0;
  if (hits >= trials || probability <= 0) return 1;
  if (probability >= 1) return 0;
  if (hits >= (trials + 1) * probability) return 1 - atMost(trials - hits - 1, trials, 1 - probability);
  let share = binomialShare(hits, trials, probability);
  let sum = share;
  const against = (1 - probability) / probability;
  for (let k = hits; k > 0 && share > sum * NEGLIGIBLE; k--) {
    share *= (k / (trials - k + 1)) * against;
    sum += share;
  }
  return sum;
}

/** Probability of at least so many hits. */
export function atLeast(hits: number, trials: number, probability: number): number {
  return atMost(trials - hits, trials, 1 - probability);
}

/**
 * Exact two-sided test: how likely hits as far off, or further, are where each trial hits with the probability. Twice
 * the smaller tail, at most 1.
 */
export function binomialTest(hits: number, trials: number, probability: number): number {
  return Math.min(1, 2 * Math.min(atMost(hits, trials, probability), atLeast(hits, trials, probability)));
}

const ROOT_TAU = Math.sqrt(2 * Math.PI);

/** From here on the continued fraction needs fewer terms than the series. */
const FAR = 3;

/**
 * Probability that a standard normal variable is at least `z`: Abramowitz and Stegun, Handbook of Mathematical Functions,
 * 26.2.11 (series) near the middle, 26.2.14 (continued fraction) in the tail; exact to some 14 digits.
 */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const density = Math.exp((-z * z) / 2) / ROOT_TAU;
  if (z < FAR) {
    let term = z;
    let sum = z;
    for (let n = 1; term > sum * Number.EPSILON; n++) sum += term *= (z * z) / (2 * n + 1);
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let n = 80; n > 0; n--) fraction = z + n / fraction;
  return density / fraction;
}

/**
 * What share of the comparisons at least as extreme as each would be found in error, were it called a finding
 * (Y. Benjamini and Y. Hochberg, 1995): with m p-values in rising order the smallest of p·m ÷ rank from there on.
 * @param pValues in any order
 * @returns in the same order
 */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const order = pValues.map((_, at) => at).sort((a, b) => pValues[b]! - pValues[a]!);
  const rates = new Array<number>(pValues.length);
  let smallest = 1;
  order.forEach((at, fromTop) => {
    smallest = Math.min(smallest, (pValues[at]! * pValues.length) / (pValues.length - fromTop));
    rates[at] = smallest;
  });
  return rates;
}

/** Probabilities by number: of two independent counts, those of their sum. */
export function sumOfCounts(one: readonly number[], other: readonly number[]): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((share, count) => {
    if (share > 0) other.forEach((otherShare, more) => (sum[count + more]! += share * otherShare));
  });
  return sum;
}

/** What each end of a 95 % bracket leaves out at most. */
const TAIL = 0.025;

/** Rounding in sums of probabilities. */
const HAIR = 1e-9;

/** The narrowest bracket (ends included) that leaves out no more than 2.5 % below and 2.5 % above. */
export function centralBracket(shares: readonly number[]): { low: number; high: number } {
  let low = 0;
  for (let below = shares[0]!; below <= TAIL + HAIR && low < shares.length - 1; below += shares[low]!)
    low += 1;
  let high = shares.length - 1;
  for (let above = shares[high]!; above <= TAIL + HAIR && high > 0; above += shares[high]!) high -= 1;
  return { low, high };
}
