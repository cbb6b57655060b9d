/** Furthest movement that can be asked for, in percent. */
export const MOST_PERCENT_MOVED = 90;

/** Whether a number is a movement that can be asked for: a whole percent, below 0 for prices that fell. */
export const isPercentMoved = (percent: unknown): percent is number =>
  Number.isInteger(percent) && percent !== 0 && Math.abs(percent as number) <= MOST_PERCENT_MOVED;

/**
 * Whether a price fell (`percent` below 0) or rose by more than so many percent; exactly so many are not more.
 * @param opening and `closing`: prices in hundredths
 */
export function movedFurther(opening: number, closing: number, percent: number): boolean {
  const least = opening * (100 + percent);
  return percent < 0 ? closing * 100 < least : closing * 100 > least;
}
