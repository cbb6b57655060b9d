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
  const logarithms = inverses.map(Math.log);
  // Σ q^k falls with k and is convex: from the left Newton's steps never pass the root
  let k = sumOf(inverses) < 1 ? 0 : 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    let total = -1;
    let slope = 0;
    for (let at = 0; at < logarithms.length; at++) {
      const logarithm = logarithms[at]!;
      const raised = Math.exp(k * logarithm);
      total += raised;
      slope += raised * logarithm;
    }
    const change = total / slope;
    k -= change;
    if (Math.abs(change) < ENOUGH) break;
  }
  return k;
}

/**
 * Shin's probabilities, where a share z of the money knows the result (H. S. Shin, 1993; in the form of Jullien and
 * Salanié, 1994): p = (√(z² + 4(1−z)·q²/Σq) − z) ÷ 2(1−z). Proportional where Σq is at most 1.
 */
export const shin: MarginMethod = (inverses) => {
  const total = sumOf(inverses);
  if (total <= 1) return proportional(inverses);
  const z = shinShare(inverses);
  return inverses.map(
    (inverse) => (Math.sqrt(z * z + (4 * (1 - z) * inverse * inverse) / total) - z) / (2 * (1 - z)),
  );
};

/** The z of {@link shin}; Σq must be more than 1. */
export function shinShare(inverses: readonly number[]): number {
  const total = sumOf(inverses);
  const others = inverses.length - 2;
  // Σp = 1 is Σ√(z² + 4(1−z)·q²/Σq) = 2 + (n−2)·z. The difference is convex in z, positive at 0 and 0 at 1 too: from
  // the left Newton's steps never pass the root between them
  let z = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    let difference = -2 - others * z;
    let slope = -others;
    for (let at = 0; at < inverses.length; at++) {
      const square = (inverses[at]! * inverses[at]!) / total;
      const root = Math.sqrt(z * z + 4 * (1 - z) * square);
      difference += root;
      slope += (z - 2 * square) / root;
    }
    const change = difference / slope;
    z -= change;
    if (Math.abs(change) < ENOUGH) break;
  }
  return z;
}

const MOST_STEPS = 100;

/** A step so small leaves its square, by which Newton's method is off after it. */
const ENOUGH = 1e-8;
