import type { Integer } from '../../../platform/wire-types';
import { wilsonInterval } from '../wilson';

/** What probabilities said beside what happened. Shares 0-1 with six decimals; null where there is nothing to divide by. */
export class Reliability {
  /** Selections. */
  n: Integer;
  /** Mean probability that the prices stated, 0-1; null without selections. */
  stated: number | null;
  /** Share of the selections that won. */
  actual: number | null;
  /** Lower bound of the 95 % Wilson interval of that share. */
  ci_low: number | null;
  /** Upper bound of the 95 % Wilson interval of that share. */
  ci_high: number | null;
}

/** With six decimals. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A mean with six decimals; null over nothing. */
export const meanOf = (sum: number, count: number): number | null =>
  count === 0 ? null : rounded(sum / count);

/** Counts selections with their probabilities and whether they won. */
export class ReliabilityCount {
  n = 0;
  private stated = 0;
  private hits = 0;

  /** @param won 1 or 0 */
  add(probability: number, won: number): void {
    this.n += 1;
    this.stated += probability;
    this.hits += won;
  }

  figures(): Reliability {
    const { n, hits } = this;
    const interval = n === 0 ? null : wilsonInterval(hits, n);
    return {
      n,
      stated: meanOf(this.stated, n),
      actual: meanOf(hits, n),
      ci_low: interval && rounded(interval.low),
      ci_high: interval && rounded(interval.high),
    };
  }
}
