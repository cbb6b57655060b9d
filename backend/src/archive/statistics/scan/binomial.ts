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
