/**
 * What the prices of one whole market say about its selections once the bookmaker's margin is taken out in
 * proportion: (1/odd) ÷ (sum of 1/odd) × winners. They add up to the number of selections that win.
 * @param odds prices of all selections of the market, in any unit
 */
export function marginFreeProbabilities(odds: readonly number[], winners: number): number[] {
  const sum = odds.reduce((total, odd) => total + 1 / odd, 0);
  return odds.map((odd) => winners / odd / sum);
}
