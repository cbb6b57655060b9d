import type { ScanRecord } from '../../api/generated/wire';

/** What the past of the same odds has so far added to the price. */
export type Worth =
  | { kind: 'unknown' | 'nothing' | 'all' | 'against' }
  /** So much of the difference between past and price came true, 0-1. */
  | { kind: 'share'; share: number };

/** So many standard errors from 0 it takes to say that the weight is something else. */
const ERRORS = 2;

/** Reads the measured weight: never more than it says. */
export function worthOf({ weight, weight_se }: Pick<ScanRecord, 'weight' | 'weight_se'>): Worth {
  if (weight === null || weight_se === null) return { kind: 'unknown' };
  if (Math.abs(weight) <= ERRORS * weight_se) return { kind: 'nothing' };
  if (weight < 0) return { kind: 'against' };
  return weight >= 1 ? { kind: 'all' } : { kind: 'share', share: weight };
}
