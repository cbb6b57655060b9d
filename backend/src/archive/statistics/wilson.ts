/** 97.5 % quantile of the standard normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

/** Bounds of a share, each 0-1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * 95 % Wilson score interval of a share (E. B. Wilson, 1927): unlike the textbook interval it stays within 0-1
 * and keeps its promise in small samples.
 * @param trials more than 0
 */
export function wilsonInterval(hits: number, trials: number): Interval {
  const share = hits / trials;
  const spread = (Z * Z) / trials;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  const scale = 1 + spread;
  // at the ends the exact bound is the end itself, which rounding misses by a hair
  return {
    low: hits === 0 ? 0 : (middle - half) / scale,
    high: hits === trials ? 1 : (middle + half) / scale,
  };
}
