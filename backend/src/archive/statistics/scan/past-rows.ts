import type { Segment } from '../../columns/segment';
import { inParts, type Pause } from './in-parts';
import { isPlayed, playedColumns } from '../similarity/past';

/** Played rows of a segment that kicked off before any match of a day may have: of the days before, and of the day. */
export interface PastRows {
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
 * @param pause lets other work run
 */
export async function pastRows(segment: Segment, day: number, pause: Pause): Promise<PastRows> {
  const played = playedColumns(segment);
  const rows = played === null ? 0 : segment.rows;
  const positions = new Uint32Array(rows);
  const times = new Uint16Array(rows);
  let count = 0;
  await inParts(rows, pause, (from, to) => {
    for (let position = from; position < to; position++) {
      const date = played!.dates[position]!;
      if (date > day || !isPlayed(played!, position)) continue;
      const time = date < day ? 0 : (played!.times?.[position] ?? 0);
      if (date === day && time === 0) continue;
      positions[count] = position;
      times[count] = time;
      count += 1;
    }
  });
  return { segment, positions: positions.subarray(0, count), times: times.subarray(0, count) };
}
