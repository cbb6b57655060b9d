import { MOST_DAYS, type CurvePoint } from '../../../../archive/statistics/backtest/backtest';
import { BetSums } from '../../../../archive/statistics/backtest/bet-sums';
import { thin } from '../../../../archive/statistics/backtest/course';
import { type MatchBet, returnByMatch } from '../../../../archive/statistics/by-match';
import { Evidence } from '../../../../archive/statistics/evidence';
import type { CouponFiguresDto, EditorRecordDto, MonthTotalsDto } from '../dto/editors.dto';
import type { PickState } from '../settling/pick-state';
import { couponsOf, isSettled } from './coupons';

/** What the figures of a record look at. */
export interface CountedPick {
  readonly post_id: number;
  readonly match_id: number;
  /** `YYYY-MM-DD` */
  readonly match_date: string;
  /** `HH:mm` */
  readonly match_time: string | null;
  readonly odds_column: string;
  /** In hundredths. */
  readonly odd: number;
  /** When the price was seen last; null: its source names no instant. */
  readonly odd_at: Date | string | null;
  /** Calibrated probability at publication; null where it isn't known. */
  readonly probability: number | null;
  readonly state: PickState;
}

/** What selections come to by themselves, without the archive's closing odds and what other authors have. */
export type RecordFigures = Omit<EditorRecordDto, 'author' | 'closing_line' | 'evidence' | 'withdrawn'> & {
  /** See {@link Evidence}. */
  readonly evidence: number;
};

/**
 * What selections come to, one unit on each opinion: of an author, match and column the first published one counts.
 * @param picks in the order of their publication
 */
export function recordFigures(picks: readonly CountedPick[]): RecordFigures {
  const counted = firstOfEach(picks);
  const sums = new BetSums();
  for (const { odd, state } of counted) if (isSettled(state)) sums.add(odd, state === 'won');
  const coupons = couponsOf(picks);
  return {
    picks: counted.length,
    settled: sums.bets,
    won: sums.won,
    mean_odd: sums.bets === 0 ? null : sums.odds / sums.bets / 100,
    profit: sums.profit,
    ...returnByMatch(counted.flatMap(betOf)),
    plays: coupons.length * 2 > new Set(picks.map(({ post_id }) => post_id)).size ? 'coupons' : 'singles',
    evidence: evidenceOf(counted),
    coupons: couponFigures(coupons),
    curve: thin(curveOf(counted), MOST_DAYS),
    months: monthsOf(counted),
    repeated: picks.length - counted.length,
    untimed: counted.filter(({ odd_at }) => odd_at === null).length,
  };
}

/** One opinion is one unit, in however many posts it stands. */
export function firstOfEach<Pick extends { readonly match_id: number; readonly odds_column: string }>(
  picks: readonly Pick[],
): Pick[] {
  const known = new Set<string>();
  return picks.filter(({ match_id, odds_column }) => {
    const opinion = `${match_id} ${odds_column}`;
    if (known.has(opinion)) return false;
    known.add(opinion);
    return true;
  });
}

const betOf = ({ odd, state, match_id }: CountedPick): MatchBet[] =>
  isSettled(state) ? [{ odd: odd / 100, won: state === 'won', match: match_id }] : [];

/** The settled picks of known probability in order of kick-off, those of a match together. */
function evidenceOf(picks: readonly CountedPick[]): number {
  const known = picks.filter(({ state, probability }) => isSettled(state) && probability !== null);
  const kickOff = ({ match_date, match_time }: CountedPick): string => `${match_date} ${match_time ?? ''}`;
  const matches = [...Map.groupBy(known, ({ match_id }) => match_id)].sort(
    ([id, [one]], [otherId, [other]]) => {
      const [first, second] = [kickOff(one!), kickOff(other!)];
      return first === second ? id - otherId : first < second ? -1 : 1;
    },
  );
  const evidence = new Evidence();
  for (const [, ofMatch] of matches)
    evidence.addMatch(
      ofMatch.map(({ state, probability }) => ({ won: state === 'won', probability: probability! })),
    );
  return evidence.value;
}

function couponFigures(coupons: ReturnType<typeof couponsOf>): CouponFiguresDto {
  const settled = coupons.filter(({ state }) => isSettled(state));
  const won = settled.filter(({ state }) => state === 'won');
  const profit = won.reduce((sum, { odd }) => sum + odd, 0) - settled.length;
  return {
    settled: settled.length,
    won: won.length,
    profit,
    ...returnByMatch(
      settled.map(({ odd, state, cluster }) => ({ odd, won: state === 'won', match: cluster })),
    ),
  };
}

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

/** The picks of each key, the lowest key first. */
function groupedBy(
  picks: readonly CountedPick[],
  keyOf: (pick: CountedPick) => string,
): Map<string, CountedPick[]> {
  return new Map([...Map.groupBy(picks, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1)));
}
