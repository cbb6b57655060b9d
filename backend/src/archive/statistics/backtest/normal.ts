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
