import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import type { OddField } from '../catalogue/odds-groups';
import type { FilterType, PriceComparison, PriceSign } from './odds-query';
import { read, type Reading, unreadable } from './reading';

/** Equal, in ten-thousandths. */
const ONE = 10_000;

const COMPARISON =
  /^(<=|>=|<|>|=)\s*([^\W\d][\wçğıöşü]*)\s*(?:\*\s*(\d{1,2}(?:[.,]\d{1,4})?))?\s*(?:[±~]\s*(\d{1,2}(?:[.,]\d{1,2})?))?$/iu;
const BEGINNING = /^[<>=]+\s*[^\W\d]/u;

const SETS = new Map<string, FilterType>([
  ['acilis', 1],
  ['kapanis', 2],
]);
const SET_NAMES: Record<FilterType, string> = { 1: 'açılış', 2: 'kapanış' };

/** Whether a filter text compares a price with another one. */
export const isPriceComparison = (text: string): boolean => BEGINNING.test(text);

/**
 * Reads `<under_25_odd`, `>=ft_x_odd*1,1`, `=ft_2_odd±0,05`, or `<açılış*0,95` and `kapanış` for the column's own price in
 * that set; a decimal comma is a point.
 * @param named the column of a name; null when there is none
 */
export function readPriceComparison(
  field: OddField,
  text: string,
  named: (name: string) => OddField | null,
): Reading<PriceComparison> {
  const [matched, sign, name, factor, tolerance] = COMPARISON.exec(text) ?? [];
  if (matched === undefined) return unreadable(tr.filters.notComparison);
  const set = SETS.get(foldText(name!)) ?? null;
  const other = set === null ? named(name!) : field;
  if (other === null) return unreadable(tr.filters.unknownPrice(name!));
  if (tolerance !== undefined && sign !== '=') return unreadable(tr.filters.toleranceOfEqual);
  const multiplied = factor === undefined ? ONE : scaled(factor, ONE);
  if (multiplied === 0) return unreadable(tr.filters.notComparison);
  return read({
    ...{ field, sign: sign as PriceSign, other, set, factor: multiplied },
    tolerance: tolerance === undefined ? 0 : scaled(tolerance, 100),
  });
}

export function priceComparisonText({ sign, other, set, factor, tolerance }: PriceComparison): string {
  const name = set === null ? other : SET_NAMES[set];
  return `${sign}${name}${factor === ONE ? '' : `*${factor / ONE}`}${tolerance === 0 ? '' : `±${tolerance / 100}`}`;
}

/**
 * Whether the comparison holds.
 * @param price and `other`: in hundredths
 */
export function comparisonHolds(
  { sign, factor, tolerance }: PriceComparison,
  price: number,
  other: number,
): boolean {
  const difference = price * ONE - other * factor;
  switch (sign) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '=':
      return Math.abs(difference) <= tolerance * ONE;
    case '>=':
      return difference >= 0;
    case '>':
      return difference > 0;
  }
}

const scaled = (written: string, by: number): number => Math.round(Number(written.replace(',', '.')) * by);
