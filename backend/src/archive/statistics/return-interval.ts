/** Of the normal distribution, for two-sided 95 %. */
const Z = 1.96;

/** Bets of one unit each; odds in any one unit. */
export interface Bets {
  readonly bets: number;
  /** Sum of their odds, and of those that won. */
  readonly odds: number;
  readonly wonOdds: number;
}

/** A profit per unit staked with its 95 % interval; null where there is nothing to divide by. */
export interface ReturnFigures {
  readonly return_rate: number | null;
  readonly return_low: number | null;
  readonly return_high: number | null;
}

/**
 * 95 % interval of the profit per unit staked: Wilson's of λ where each bet wins with λ ÷ its odd. With equal odds it is odd ×
 * Wilson's interval; it is never below -1 and, unlike standard errors, keeps its promise at long odds and with few winners.
 * λ± = [2R + z²m/n ± √((2R + z²m/n)² - 4R²(1 + z²/n))] ÷ 2(1 + z²/n) with R = Σ won odds ÷ bets, m the mean odd and n the bets.
 * @param sums of odds as they are written, 1.85
 * @param likeness how many times as far apart returns of such bets lie as those of independent ones, squared: n is the bets
 * divided by it
 * @returns null under two bets
 */
export function returnInterval(
  { bets, odds, wonOdds }: Bets,
  likeness = 1,
): { low: number; high: number } | null {
  if (bets < 2) return null;
  const won = wonOdds / bets;
  const spread = (Z * Z * likeness) / bets;
  const middle = 2 * won + (spread * odds) / bets;
  const root = Math.sqrt(Math.max(0, middle * middle - 4 * won * won * (1 + spread)));
  const scale = 2 * (1 + spread);
  // without a winner the exact bound is the end itself, which rounding misses by a hair
  return { low: won === 0 ? -1 : (middle - root) / scale - 1, high: (middle + root) / scale - 1 };
}

/** The return of bets with its interval, which is null under two. @param sums of odds in hundredths */
export function returnFigures({ bets, odds, wonOdds }: Bets): ReturnFigures {
  if (bets === 0) return { return_rate: null, return_low: null, return_high: null };
  const interval = returnInterval({ bets, odds: odds / 100, wonOdds: wonOdds / 100 });
  const rate = wonOdds / bets / 100 - 1;
  return { return_rate: rate, return_low: interval?.low ?? null, return_high: interval?.high ?? null };
}
