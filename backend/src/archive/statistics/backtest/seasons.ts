import { dayNumber, dayOfNumber } from '../../columns/kick-off';
import { BetSums, BetTotals } from './bet-sums';

/** The bets of one season. */
export class SeasonTotals extends BetTotals {
  /** July to June. @example 2023-2024 */
  season: string;
}

/** Sums by season of bets that come in order of kick-off. */
export class Seasons {
  private readonly all: { firstYear: number; sums: BetSums }[] = [];
  /** The first day, as the index numbers days, that is no longer in the last one. */
  private end = -Infinity;

  /** The sums of the season of a day. */
  of(day: number): BetSums {
    if (day >= this.end) {
      const firstYear = firstYearOf(dayOfNumber(day));
      this.end = dayNumber(`${firstYear + 1}-07-01`);
      this.all.push({ firstYear, sums: new BetSums() });
    }
    return this.all.at(-1)!.sums;
  }

  totals(): SeasonTotals[] {
    return this.all.map(({ firstYear, sums }) => ({
      season: `${firstYear}-${firstYear + 1}`,
      ...sums.totals(),
    }));
  }
}

/** The year in which the season of a day `YYYY-MM-DD` begins. */
function firstYearOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return Number(date.slice(5, 7)) >= 7 ? year : year - 1;
}
