import type { Segment, Slice } from '../../columns/segment';
import { playedColumns } from '../similarity/past';

/** Played rows of a segment that kicked off before any match of a day may have: of the days before, and of the day. */
export interface PastRows extends Slice {
  readonly segment: Segment;
  readonly positions: Uint32Array;
  /**
   * By row, the kick-off time on the day as columns hold it; 0 for rows of days before, which are earlier than any
   * time. Rows of the day whose time is not known are earlier than nothing and left out.
   */
  readonly times: Uint16Array;
}

/**
 * Picks the played rows up to the end of a day (as columns hold it).
 * @param playedResults one byte per result: 1 where a match was played
 */
export function pastRows(slice: Slice, day: number, playedResults: Uint8Array): PastRows {
  const { dates, times: allTimes, results } = playedColumns(slice);
  const positions = new Uint32Array(slice.positions.length);
  const times = new Uint16Array(slice.positions.length);
  let count = 0;
  for (let at = 0; at < slice.positions.length; at++) {
    const position = slice.positions[at]!;
    const date = dates[position]!;
    if (date > day || playedResults[results[position]!] !== 1) continue;
    const time = date < day ? 0 : (allTimes?.[position] ?? 0);
    if (date === day && time === 0) continue;
    positions[count] = position;
    times[count] = time;
    count += 1;
  }
  return {
    segment: slice.segment,
    positions: positions.subarray(0, count),
    times: times.subarray(0, count),
  };
}
