/** Of Stirling's series, which from 12 on is exact to the last digit with these terms. */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188] as const;
const FROM = 12;

/** ln Γ(a) less Stirling's (a - ½) ln a - a + ½ ln 2π; a from 12 on. */
function stirlingRest(a: number): number {
  let rest = 0;
  for (const term of STIRLING.toReversed()) rest = rest / (a * a) + term;
  return rest / a;
}

/** x^a · e^-x ÷ Γ(a + 1), which stands before both the series and the fraction. */
function front(a: number, x: number): number {
  if (a < FROM) return (front(a + 1, x) * (a + 1)) / x;
  // written about x = a, where large numbers would cancel each other
  const off = (x - a) / a;
  return Math.exp(-a * (off - Math.log1p(off)) - stirlingRest(a)) / Math.sqrt(2 * Math.PI * a);
}

/**
 * Probability that a gamma variable of shape `a` and scale 1 is at least `x`: the regularized incomplete gamma function Q(a, x)
 * (NIST Digital Library of Mathematical Functions, 8.2.4). Series 8.7.1 below a + 1, Lentz's continued fraction of 8.9.2 above.
 * @param a more than 0
 */
export function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - seriesOf(a, x) : fractionOf(a, x);
}

/** The rest of {@link gammaTail}: the probability of less than `x`, exact where it is small. */
export function gammaHead(a: number, x: number): number {
  if (x <= 0) return 0;
  return x < a + 1 ? seriesOf(a, x) : 1 - fractionOf(a, x);
}

function seriesOf(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * Number.EPSILON; n++) sum += term *= x / (a + n);
  return front(a, x) * sum;
}

function fractionOf(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; ; n++) {
    const factor = n * (a - n);
    b += 2;
    d = 1 / (b + factor * d);
    c = b + factor / c;
    const step = c * d;
    fraction *= step;
    if (Math.abs(step - 1) < 4 * Number.EPSILON) return front(a, x) * a * fraction;
  }
}
