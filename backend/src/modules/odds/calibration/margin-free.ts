/**
 * Classic ways to take a bookmaker's margin out of the prices of one whole market. All take the inverse prices
 * q = 1/odd of a market with one winner and answer probabilities that add up to 1.
 */
export type MarginMethod = (inverses: readonly number[]) => number[];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** q ÷ Σq: every selection carries its share of the margin. */
export const proportional: MarginMethod = (inverses) => {
  const total = sumOf(inverses);
  return inverses.map((inverse) => inverse / total);
};

/** q^k with the k for which they add up to 1 (S. R. Clarke, "Adjusting bookmakers' odds", 2017). */
export const power: MarginMethod = (inverses) => {
  const k = powerExponent(inverses);
  return proportional(inverses.map((inverse) => inverse ** k));
};

/** The k of {@link power}. */
export function powerExponent(inverses: readonly number[]): number {
  // Σ q^k falls with k and is convex: from the left Newton's steps never go too far
  let k = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    let total = -1;
    let slope = 0;
    for (const inverse of inverses) {
      const raised = inverse ** k;
      total += raised;
      slope += raised * Math.log(inverse);
    }
    const next = k - total / slope;
    if (Math.abs(next - k) < ENOUGH) return next;
    k = next;
  }
  return k;
}

/**
 * Shin's probabilities, where a share z of the money knows the result (H. S. Shin, 1993; in the form of Jullien and
 * Salanié, 1994): p = (√(z² + 4(1−z)·q²/Σq) − z) ÷ 2(1−z). Proportional where Σq is at most 1.
 */
export const shin: MarginMethod = (inverses) => {
  if (sumOf(inverses) <= 1) return proportional(inverses);
  return shinGiven(inverses, shinShare(inverses));
};

/** The z of {@link shin}; Σq must be more than 1. */
export function shinShare(inverses: readonly number[]): number {
  // Σp falls from √Σq at z = 0, through 1, towards Σq²/Σq
  let low = 0;
  let high = 1;
  let atLow = Math.sqrt(sumOf(inverses)) - 1;
  let atHigh = sumOf(inverses.map((inverse) => inverse ** 2)) / sumOf(inverses) - 1;
  let side = 0;
  for (let step = 0; step < MOST_STEPS && high - low > ENOUGH; step++) {
    // regula falsi in the Illinois variant: the end that stays twice counts half
    const z = (low * atHigh - high * atLow) / (atHigh - atLow);
    const atZ = sumOf(shinGiven(inverses, z)) - 1;
    if (Math.abs(atZ) < ENOUGH) return z;
    if (atZ > 0) {
      [low, atLow] = [z, atZ];
      if (side === 1) atHigh /= 2;
      side = 1;
    } else {
      [high, atHigh] = [z, atZ];
      if (side === -1) atLow /= 2;
      side = -1;
    }
  }
  return (low + high) / 2;
}

const MOST_STEPS = 100;
const ENOUGH = 1e-14;

function shinGiven(inverses: readonly number[], z: number): number[] {
  const total = sumOf(inverses);
  if (z === 1) return inverses.map((inverse) => inverse ** 2 / total);
  return inverses.map(
    (inverse) => (Math.sqrt(z * z + (4 * (1 - z) * inverse * inverse) / total) - z) / (2 * (1 - z)),
  );
}

/**
 * {@link proportional} of prices, for markets with any number of winners.
 * @param odds prices of all selections of the market, in any unit
 */
export function marginFreeProbabilities(odds: readonly number[], winners: number): number[] {
  return proportional(odds.map((odd) => 1 / odd)).map((share) => winners * share);
}
