import { ODD_FIELDS } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';

/** A set of columns of odds, a bit each in the order of the catalogue. */
export type SelectionMask = bigint;

export const NO_SELECTIONS: SelectionMask = 0n;

export const maskOf = (selections: readonly OddField[]): SelectionMask =>
  selections.reduce((mask, each) => mask | (1n << BigInt(ODD_FIELDS.indexOf(each))), NO_SELECTIONS);

/** The selections of a summary whose return is shown: those with enough prices. */
export const shownIn = ({ selections }: Pick<OddsSummary, 'selections'>): SelectionMask =>
  maskOf(selections.flatMap(({ column, thin_prices }) => (thin_prices ? [] : column)));

/** Hexadecimal, as it is kept. */
export const writtenMask = (mask: SelectionMask): string => mask.toString(16);

/** @param text what {@link writtenMask} wrote, or nothing */
export const readMask = (text: string): SelectionMask => (text === '' ? NO_SELECTIONS : BigInt(`0x${text}`));

/** How many selections are in a set. */
export function sizeOf(mask: SelectionMask): number {
  let size = 0;
  for (let rest = mask; rest > 0n; rest &= rest - 1n) size += 1;
  return size;
}
