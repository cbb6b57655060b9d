import type { MatchScores } from '../../catalogue/settlement';
import { dayNumber, minuteNumber } from '../../columns/index-row';
import { matchColumn } from '../../columns/layout';
import type { NumberArray } from '../../columns/number-array';
import type { Segment } from '../../columns/segment';

/** The archive by column, to compare a match with. Rows may come in any order; id 0 marks a deleted one. */
export interface Past {
  readonly segments: readonly Segment[];
  /** Every distinct result, by the number that the column `scores` holds, less one. */
  readonly scores: readonly MatchScores[];
}

/** When a match kicks off, as columns hold it: one more than day and minute; time 0 = not known. */
export interface KickOff {
  readonly date: number;
  readonly time: number;
}

/** The kick-off of a match: date `YYYY-MM-DD`, time `HH:mm` or null. */
export function kickOffOf(date: string, time: string | null): KickOff {
  return { date: dayNumber(date) + 1, time: time === null ? 0 : minuteNumber(time) + 1 };
}

/**
 * Whether a match surely kicked off before another: on an earlier day, or at an earlier time of the same day when
 * both times are known.
 */
export function isEarlier(date: number, time: number, than: KickOff): boolean {
  return date < than.date || (date === than.date && time > 0 && time < than.time);
}

const DATE = matchColumn('match_date');
const TIME = matchColumn('match_time');
const HOME_GOALS = matchColumn('home_ft_score');
const AWAY_GOALS = matchColumn('away_ft_score');
const AWARDED = matchColumn('awarded');

/** The columns of a segment with the kick-off of each row and whether it was played. */
export interface PlayedColumns {
  readonly ids: Uint32Array;
  readonly dates: NumberArray;
  /** Null when no row's time is known. */
  readonly times: NumberArray | null;
  readonly homeGoals: NumberArray;
  readonly awayGoals: NumberArray;
  /** Null when no row's result was awarded. */
  readonly awarded: NumberArray | null;
}

/** Those columns of a segment; null when it has no played row. */
export function playedColumns(segment: Segment): PlayedColumns | null {
  const [dates, homeGoals, awayGoals] = [DATE, HOME_GOALS, AWAY_GOALS].map((each) => segment.column(each));
  if (!dates || !homeGoals || !awayGoals) return null;
  const [times, awarded] = [segment.column(TIME), segment.column(AWARDED)];
  return { ids: segment.ids, dates, times, homeGoals, awayGoals, awarded };
}

/** Whether a row is there and its full-time score is known and wasn't awarded. */
export function isPlayed({ ids, homeGoals, awayGoals, awarded }: PlayedColumns, position: number): boolean {
  if (ids[position] === 0 || homeGoals[position] === 0 || awayGoals[position] === 0) return false;
  return awarded === null || awarded[position] === 0;
}
