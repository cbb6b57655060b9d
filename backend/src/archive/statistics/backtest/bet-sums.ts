import type { Integer } from '../../../platform/wire-types';
import { returnFigures, type ReturnFigures } from '../return-interval';

/** What bets come to, one unit on each. */
export class BetTotals {
  /** Settled matches that have the price; pushes are none. */
  bets: Integer;
  won: Integer;
  /** Units won less units staked. */
  profit: number;
  /** Profit per unit staked; null without bets. */
  return_rate: number | null;
}

/** Bets added up; prices in hundredths, so that no rounding adds up. */
export class BetSums {
  bets = 0;
  won = 0;
  odds = 0;
  wonOdds = 0;

  /** @param price in hundredths */
  add(price: number, won: boolean): void {
    this.bets += 1;
    this.odds += price;
    if (!won) return;
    this.won += 1;
    this.wonOdds += price;
  }

  /** The sums of these bets and others. */
  with(other: BetSums): BetSums {
    const both = new BetSums();
    both.bets = this.bets + other.bets;
    both.won = this.won + other.won;
    both.odds = this.odds + other.odds;
    both.wonOdds = this.wonOdds + other.wonOdds;
    return both;
  }

  get profit(): number {
    return (this.wonOdds - 100 * this.bets) / 100;
  }

  totals(): BetTotals {
    const { bets, won, profit } = this;
    return { bets, won, profit, return_rate: this.interval().return_rate };
  }

  /** The return with its 95 % interval, which is null under two bets. */
  interval(): ReturnFigures {
    return returnFigures(this);
  }
}
