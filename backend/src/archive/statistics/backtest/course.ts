/** Follows the profit bet by bet; inside in hundredths of a unit. */
export class Course {
  private hundredths = 0;
  private peak = 0;
  private drawdown = 0;
  private losing = 0;
  /** Most bets lost one after the other. */
  longestLosingRun = 0;

  /** @param price in hundredths */
  add(price: number, won: boolean): void {
    this.hundredths += won ? price - 100 : -100;
    if (this.hundredths > this.peak) this.peak = this.hundredths;
    const fall = this.peak - this.hundredths;
    if (fall > this.drawdown) this.drawdown = fall;
    this.losing = won ? 0 : this.losing + 1;
    if (this.losing > this.longestLosingRun) this.longestLosingRun = this.losing;
  }

  /** So far, in units. */
  get profit(): number {
    return this.hundredths / 100;
  }

  /** Largest fall of the profit from its peak, which is never below 0; in units. */
  get maxDrawdown(): number {
    return this.drawdown / 100;
  }
}

/** A list of at most so many items, evenly spread over `list`; its first and last stay. */
export function thin<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, at) => list[Math.round((at * (list.length - 1)) / (most - 1))]!);
}
