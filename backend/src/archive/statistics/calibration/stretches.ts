import { MATCH_COLUMN } from '../../columns/layout';
import type { Slice } from '../../columns/segment';
import type { State } from '../../columns/state';
import { pastOf, playedResults } from '../similarity/past';

const DATE = MATCH_COLUMN.date;
const RESULT = MATCH_COLUMN.result;
const SEASON = MATCH_COLUMN.season;

/** Time from a day on which seasons begin to the day before the next ones do. */
export interface Stretch {
  /** The first one, see `dayNumber`. */
  readonly day: number;
  /** Those that begin on it, with their first played match. */
  readonly seasons: readonly string[];
  /** Matches of these days, of whatever season. */
  readonly slices: readonly Slice[];
}

/** The time that the played matches of a state take, by the days on which its seasons begin, oldest first. */
export function stretchesOf(state: State): Stretch[] {
  const slices = pastOf(state);
  const days = firstDays(state, slices);
  const starts = [...new Set(days.values())].sort((a, b) => a - b);
  return starts.map((day, at) => ({
    day,
    seasons: [...days].filter(([, first]) => first === day).map(([season]) => season),
    slices: slices.map((slice) => between(slice, day, starts[at + 1] ?? Infinity)),
  }));
}

/** Day of the first played match by season. */
function firstDays(state: State, slices: readonly Slice[]): Map<string, number> {
  const { seasons } = state.vocabulary;
  const played = playedResults(state.vocabulary);
  const first = new Map<number, number>();
  for (const { segment, positions } of slices) {
    const [dates, results] = [segment.column(DATE)!, segment.column(RESULT)];
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      if (played[results?.[position] ?? 0] !== 1) continue;
      const season = segment.cell(SEASON, position);
      const day = dates[position]!;
      if (day < (first.get(season) ?? Infinity)) first.set(season, day);
    }
  }
  return new Map([...first].map(([season, day]) => [seasons.entries[season]!, day]));
}

/** Rows from a day on and before another one; a slice's first rows are its newest. */
function between({ segment, positions }: Slice, from: number, before: number): Slice {
  const dates = segment.column(DATE)!;
  const firstBefore = (day: number): number => {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (dates[positions[middle]!]! < day) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return { segment, positions: positions.subarray(firstBefore(before), firstBefore(from)) };
}
