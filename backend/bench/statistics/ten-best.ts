import { type Backtest, backtest } from '../../src/archive/statistics/backtest/backtest';
import { BetSums } from '../../src/archive/statistics/backtest/bet-sums';
import type { Bets } from '../../src/archive/statistics/backtest/bets';
import { dayNumber, MOMENTS_PER_DAY } from '../../src/archive/columns/kick-off';
import { type LeagueFilter, leagueFilters, type SelectionBets } from './league-filters';

/** Fewer bets in the first seasons are no filter to go by. */
export const FEWEST_BETS = 100;

const MOST = 10;
const UNLIKELY = 0.05;

/** What bets of a filter came to. */
type Figures = Pick<Backtest, 'bets' | 'return_rate' | 'return_low' | 'return_high' | 'p_value'>;

/** What a filter came to in the seasons in which it was found, and afterwards. */
export interface FoundFilter {
  readonly filter: LeagueFilter;
  readonly first: Figures;
  readonly later: Figures;
  readonly together: Together;
}

/** Bets of several filters together. */
export interface Together {
  readonly first: BetSums;
  readonly later: BetSums;
}

/** What somebody finds who tries every filter on the first seasons. */
export interface TenBest {
  /** `YYYY-MM-DD`: first day of all bets, first day of the later seasons, last day of all bets. */
  readonly days: { readonly first: string; readonly later: string; readonly last: string };
  /** Filters with enough bets in the first seasons. */
  readonly filters: number;
  /** Of these, those with `p_value` below 0.05 in the first seasons, and of those again in the later ones. */
  readonly unlikely: number;
  readonly unlikelyAgain: number;
  /** Of the filters with enough bets, the ten with the highest return in the first seasons, the highest first. */
  readonly best: readonly FoundFilter[];
  readonly bestTogether: Together;
  readonly allTogether: Together;
}

/** Splits the seasons of an archive in two, one selection's bets after the other. */
export class SeasonsInTwo {
  private readonly bySeason = new Map<string, number>();
  private days: { first: string; last: string } | null = null;

  add({ bets, order }: SelectionBets): void {
    const { seasons, first_date: first, last_date: last } = backtest(bets, order);
    if (first === null || last === null) return;
    for (const { season, bets: ofSeason } of seasons)
      this.bySeason.set(season, (this.bySeason.get(season) ?? 0) + ofSeason);
    this.days = {
      first: this.days === null || first < this.days.first ? first : this.days.first,
      last: this.days === null || last > this.days.last ? last : this.days.last,
    };
  }

  /** The later seasons begin after the fewest from the beginning that hold at least half of all bets; null without bets. */
  split(): TenBest['days'] | null {
    if (this.days === null) return null;
    const all = [...this.bySeason.values()].reduce((sum, bets) => sum + bets, 0);
    let sum = 0;
    const last = [...this.bySeason.keys()]
      .sort()
      .find((season) => (sum += this.bySeason.get(season)!) >= all / 2)!;
    return { ...this.days, later: `${last.slice(-4)}-07-01` };
  }
}

/** Tries every filter of competition, selection and price band on the first seasons, one selection after the other. */
export class FilterHunt {
  private readonly found: FoundFilter[] = [];
  private readonly laterFrom: number;

  constructor(private readonly days: TenBest['days']) {
    this.laterFrom = dayNumber(days.later) * MOMENTS_PER_DAY;
  }

  add(each: SelectionBets): void {
    const { bets } = each;
    for (const { first, later, ...filter } of leagueFilters(each, this.laterFrom)) {
      if (first.length < FEWEST_BETS) continue;
      this.found.push({
        filter,
        first: figuresOf(backtest(bets, first)),
        later: figuresOf(backtest(bets, later)),
        together: { first: sumsOf(bets, first), later: sumsOf(bets, later) },
      });
    }
  }

  result(): TenBest {
    const { days, found } = this;
    const unlikely = found.filter(({ first }) => isUnlikely(first));
    const best = [...found].sort((a, b) => b.first.return_rate! - a.first.return_rate!).slice(0, MOST);
    return {
      days,
      filters: found.length,
      unlikely: unlikely.length,
      unlikelyAgain: unlikely.filter(({ later }) => isUnlikely(later)).length,
      best,
      bestTogether: together(best),
      allTogether: together(found),
    };
  }
}

const isUnlikely = ({ p_value }: Figures): boolean => p_value !== null && p_value < UNLIKELY;

const figuresOf = ({ bets, return_rate, return_low, return_high, p_value }: Backtest): Figures => ({
  bets,
  return_rate,
  return_low,
  return_high,
  p_value,
});

function sumsOf(bets: Bets, places: Uint32Array): BetSums {
  const sums = new BetSums();
  for (const bet of places) sums.add(bets.prices[bet]!, bets.won[bet] === 1);
  return sums;
}

const together = (found: readonly FoundFilter[]): Together =>
  found.reduce<Together>(
    (sums, each) => ({
      first: sums.first.with(each.together.first),
      later: sums.later.with(each.together.later),
    }),
    { first: new BetSums(), later: new BetSums() },
  );
