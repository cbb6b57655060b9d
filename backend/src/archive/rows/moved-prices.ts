import type { Integer } from '../../platform/wire-types';
import type { OddField } from '../catalogue/odds-groups';
import { movedFurther } from '../question/movement';
import { oddsValue, type OddsRow } from './odds-row';
import { movementOf } from './match-details';

/** A price that moved between opening and closing. */
export class MovedPrice {
  /** @example ft_1_odd */
  column: OddField;
  /** Opening price in hundredths. @example 210 */
  opening: Integer;
  /** Closing price in hundredths. @example 185 */
  closing: Integer;
  /** Closing ÷ opening − 1, with four decimals. @example -0.119 */
  movement: number;
}

/**
 * Those of a match's prices that moved further than asked.
 * @param opening and `closing`: the row of the match with either set of odds
 * @param percent below 0 for prices that fell
 */
export function movedPrices(
  opening: OddsRow,
  closing: OddsRow,
  fields: readonly OddField[],
  percent: number,
): MovedPrice[] {
  return fields.flatMap((column) => {
    const [first, last] = [oddsValue(opening, column), oddsValue(closing, column)];
    if (first === null || last === null || !movedFurther(first, last, percent)) return [];
    return [{ column, opening: first, closing: last, movement: movementOf(first, last) }];
  });
}
