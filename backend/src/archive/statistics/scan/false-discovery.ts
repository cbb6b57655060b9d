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
