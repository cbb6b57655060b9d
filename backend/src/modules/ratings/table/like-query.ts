import type { OddField } from '../../../archive/catalogue/odds-groups';
import { type FilterType, NO_UPPER_BOUND, type Predicate } from '../../../archive/question/odds-query';

/** What a rating compares: the set of odds, the prices, and how far each may be away in hundredths. */
export interface Recipe {
  readonly type: FilterType;
  readonly columns: readonly OddField[];
  readonly tolerance: number;
}

/**
 * The played matches, one left out, whose prices are within the tolerance of the given ones on every column.
 * @param prices hundredths in the order of the columns, all of them known
 */
export function likeQuery(
  { columns, tolerance }: Recipe,
  prices: readonly number[],
  exceptId: number,
): Predicate[] {
  return [
    ...columns.map((field, at): Predicate => {
      const price = prices[at]!;
      return { kind: 'range', field, min: Math.max(0, price - tolerance), max: price + tolerance };
    }),
    // known goals: it has been played
    { kind: 'range', field: 'total_goals', min: 0, max: NO_UPPER_BOUND },
    { kind: 'not_match', id: exceptId },
  ];
}
