/** Of the normal distribution, for two-sided 95 %. */
const Z = 1.96;

/** Bets of one unit each. */
export interface Bets {
  readonly bets: number;
  /** Sum of their odds, and of those that won. */
  readonly odds: number;
  readonly wonOdds: number;
}

/**
 * 95 % interval of the profit per unit staked: Wilson's of λ where each bet wins with λ ÷ its odd. With equal odds it is odd ×
 * Wilson's interval; it is never below -1 and, unlike standard errors, keeps its promise at long odds and with few winners.
 * λ± = [2R + z²m/n ± √((2R + z²m/n)² - 4R²(1 + z²/n))] ÷ 2(1 + z²/n) with R = Σ won odds ÷ n and m the mean odd.
 * @returns null under two bets
 */
export function returnInterval({ bets, odds, wonOdds }: Bets): { low: number; high: number } | null {
  if (bets < 2) return null;
  const won = wonOdds / bets;
  const spread = (Z * Z) / bets;
  const middle = 2 * won + (spread * odds) / bets;
  const root = Math.sqrt(Math.max(0, middle * middle - 4 * won * won * (1 + spread)));
  const scale = 2 * (1 + spread);
  // without a winner the exact bound is the end itself, which rounding misses by a hair
  return { low: won === 0 ? -1 : (middle - root) / scale - 1, high: (middle + root) / scale - 1 };
}
