import { istanbulParts } from '../../../common/time/istanbul';
import { MOMENTS_PER_DAY } from '../../../archive/columns/segment';
import { kickOffOf } from '../../../archive/statistics/similarity/past';

/** The minute of an instant in Istanbul in the numbers of `Segment.momentOf`: kick-offs above it are later. */
export function momentOfInstant(instant: Date): number {
  const { date, time } = istanbulParts(instant);
  const minute = kickOffOf(date, time);
  return minute.date * MOMENTS_PER_DAY + minute.time;
}
