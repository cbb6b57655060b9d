import { gammaHead, gammaTail } from '../gamma';
import { normalTail } from '../tests';

/** Bets whose probabilities are known; prices in hundredths. */
export interface KnownBets {
  readonly bets: number;
  /** Sum of the prices that won. */
  readonly wonOdds: number;
  /** Σ op, Σ o²p(1-p) and Σ o³p(1-p)(1-2p). */
  readonly expectedOdds: number;
  readonly variance: number;
  readonly thirdMoment: number;
  /** Σ ln p. */
  readonly lnAllWon: number;
}

/** A skewness nearer to 0 than this leaves the normal tail in all digits that are shown. */
const NO_SKEW = 1e-5;

/**
 * How likely bets win at least what they won if their probabilities are true, from three moments (Pearson's type III): with
 * γ = Σo³p(1-p)(1-2p) ÷ σ³, a = 4 ÷ γ² and z standard deviations above what is expected it is Q(a, a + z√a), for γ < 0
 * P(a, a - z√a). The normal tail alone says p < 0.001 three to eight times too often at odds from 7.
 * @returns null where nothing is left to chance
 */
export function profitTail(sums: KnownBets): number | null {
  const { wonOdds, expectedOdds, variance, thirdMoment, lnAllWon } = sums;
  if (variance <= 0) return null;
  const deviation = Math.sqrt(variance);
  const z = (wonOdds - expectedOdds) / deviation;
  const skewness = thirdMoment / (variance * deviation);
  if (Math.abs(skewness) < NO_SKEW) return normalTail(z);
  const shape = 4 / (skewness * skewness);
  const root = Math.sqrt(shape);
  if (skewness > 0) return gammaTail(shape, shape + z * root);
  // further than this type reaches: only the best that can be
  return z >= root ? Math.exp(lnAllWon) : gammaHead(shape, shape - z * root);
}

/** A bet whose probability is known; price in hundredths. */
export interface KnownBet {
  readonly price: number;
  readonly probability: number;
}

/**
 * The same, exactly: the distribution of what is won, bet by bet in hundredths, in which all from `wonOdds` on are one.
 * @param bets few: each takes a pass over as many places as there are hundredths
 */
export function exactProfitTail(bets: readonly KnownBet[], wonOdds: number): number | null {
  if (bets.every(({ probability }) => probability <= 0 || probability >= 1)) return null;
  const shares = new Float64Array(wonOdds + 1);
  shares[0] = 1;
  let most = 0;
  for (const { price, probability } of bets) {
    most = Math.min(wonOdds, most + price);
    // from the top down, so that no bet is counted twice
    let enough = shares[wonOdds]!;
    for (let sum = Math.max(0, wonOdds - price); sum < wonOdds; sum++) enough += shares[sum]! * probability;
    for (let sum = Math.min(most, wonOdds - 1); sum >= 0; sum--)
      shares[sum] =
        shares[sum]! * (1 - probability) + (sum >= price ? shares[sum - price]! * probability : 0);
    shares[wonOdds] = enough;
  }
  return Math.min(1, shares[wonOdds]!);
}
