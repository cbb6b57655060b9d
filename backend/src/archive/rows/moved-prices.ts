import type { OddField } from '../catalogue/odds-groups';
import { movedFurther } from '../question/movement';
import { oddsValue, type OddsRow } from './odds-row';
import { movementOf } from './match-details';

/** A price that moved; both prices in hundredths. */
export interface MovedPrice {
  column: OddField;
  opening: number;
  closing: number;
  /** closing ÷ opening − 1 with four decimals. */
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
