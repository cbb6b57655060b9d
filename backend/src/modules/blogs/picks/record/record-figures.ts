import { MOST_DAYS, type CurvePoint } from '../../../../archive/statistics/backtest/backtest';
import { BetSums } from '../../../../archive/statistics/backtest/bet-sums';
import { thin } from '../../../../archive/statistics/backtest/course';
import type { CouponCountsDto, EditorRecordDto, MonthTotalsDto } from '../dto/editors.dto';
import type { PickState } from '../settling/pick-state';

/** What the figures of a record look at. */
export interface CountedPick {
  readonly post_id: number;
  /** `YYYY-MM-DD` */
  readonly match_date: string;
  /** In hundredths. */
  readonly odd: number;
  readonly state: PickState;
}

/** What selections come to by themselves, without the archive's closing odds. */
export type RecordFigures = Omit<EditorRecordDto, 'author' | 'closing_line'>;

/** What selections come to, one unit on each. @param picks in any order */
export function recordFigures(picks: readonly CountedPick[]): RecordFigures {
  const sums = new BetSums();
  for (const { odd, state } of picks) if (isSettled(state)) sums.add(odd, state === 'won');
  return {
    picks: picks.length,
    settled: sums.bets,
    won: sums.won,
    mean_odd: sums.bets === 0 ? null : sums.odds / sums.bets / 100,
    profit: sums.profit,
    ...sums.interval(),
    curve: thin(curveOf(picks), MOST_DAYS),
    coupons: couponCounts(picks),
    months: monthsOf(picks),
  };
}

/**
 * How a post with several selections stands: void ones fall out of it, one lost selection loses it at once.
 * @param states of all its selections
 */
export function couponState(states: readonly PickState[]): PickState {
  if (states.includes('lost')) return 'lost';
  if (states.includes('open')) return 'open';
  return states.includes('won') ? 'won' : 'void';
}

/** Selections that make a coupon of a post, at least. */
export const COUPON_SELECTIONS = 2;

const isSettled = (state: PickState): boolean => state === 'won' || state === 'lost';

function curveOf(picks: readonly CountedPick[]): CurvePoint[] {
  const sums = new BetSums();
  const settled = picks.filter(({ state }) => isSettled(state));
  return [...groupedBy(settled, ({ match_date }) => match_date)].map(([date, ofDay]) => {
    for (const { odd, state } of ofDay) sums.add(odd, state === 'won');
    return { date, bets: sums.bets, profit: sums.profit };
  });
}

function monthsOf(picks: readonly CountedPick[]): MonthTotalsDto[] {
  return [...groupedBy(picks, ({ match_date }) => match_date.slice(0, 7))].map(([month, ofMonth]) => {
    const sums = new BetSums();
    for (const { odd, state } of ofMonth) if (isSettled(state)) sums.add(odd, state === 'won');
    return { month, picks: ofMonth.length, settled: sums.bets, won: sums.won, profit: sums.profit };
  });
}

function couponCounts(picks: readonly CountedPick[]): CouponCountsDto {
  const states = [...groupedBy(picks, ({ post_id }) => post_id).values()]
    .filter(({ length }) => length >= COUPON_SELECTIONS)
    .map((ofPost) => couponState(ofPost.map(({ state }) => state)));
  return {
    settled: states.filter(isSettled).length,
    won: states.filter((state) => state === 'won').length,
  };
}

/** The picks of each key, the lowest key first. */
function groupedBy<Key extends string | number>(
  picks: readonly CountedPick[],
  keyOf: (pick: CountedPick) => Key,
): Map<Key, CountedPick[]> {
  return new Map([...Map.groupBy(picks, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1)));
}
