import { ENOUGH } from '../../lib/enough';

/** Selections with similar stated probabilities, and how many of them won; rates 0-1. */
export interface Band {
  n: number;
  /** Mean of the stated probabilities; null where there is nothing to divide by. */
  stated: number | null;
  /** Share that won, with its 95 % Wilson interval. */
  actual: number | null;
  ci_low: number | null;
  ci_high: number | null;
}

/** All bands together, and by how much what came in differs from what was said. */
export interface Total {
  n: number;
  stated: number;
  actual: number;
  /** Whether chance alone differs as much in one of twenty cases or more. */
  isChance: boolean;
}

export function isFew({ n }: Pick<Band, 'n'>): boolean {
  return n < ENOUGH;
}

/** Whether a stated probability lies outside the interval of the winning share; never on a small sample. */
export function liesOutside(band: Omit<Band, 'stated' | 'actual'>, stated: number | null): boolean {
  const { ci_low, ci_high } = band;
  if (isFew(band) || stated === null || ci_low === null || ci_high === null) return false;
  return stated < ci_low || stated > ci_high;
}

/** Winning share minus the mean of the stated probabilities, -1 to 1; null on a small sample, which has no verdict. */
export function deviationOf(band: Band): number | null {
  return isFew(band) || band.actual === null || band.stated === null ? null : band.actual - band.stated;
}

/** Null on a small sample. */
export function totalOf(bands: readonly Band[]): Total | null {
  let [n, stated, actual, variance] = [0, 0, 0, 0];
  for (const band of bands) {
    if (band.stated === null || band.actual === null) continue;
    n += band.n;
    stated += band.n * band.stated;
    actual += band.n * band.actual;
    variance += band.n * band.stated * (1 - band.stated);
  }
  if (isFew({ n })) return null;
  const isChance = Math.abs(actual - stated) <= 1.96 * Math.sqrt(variance);
  return { n, stated: stated / n, actual: actual / n, isChance };
}
