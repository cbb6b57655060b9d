import { type ScheduledMatch, scheduleOf } from './calendar';
import type { DemoCompetition } from '../platform/database/invented/demo-competitions';

/** Every match of these competitions between two dates, in order of kick-off. */
export function demoSchedule(
  competitions: readonly DemoCompetition[],
  from: string,
  to: string,
): ScheduledMatch[] {
  const kickOff = ({ date, time }: ScheduledMatch): string => `${date} ${time}`;
  return competitions
    .flatMap((competition) => scheduleOf(competition, from, to))
    .sort((a, b) => (kickOff(a) < kickOff(b) ? -1 : kickOff(a) > kickOff(b) ? 1 : 0));
}

/** Cuts a schedule into batches of at least `size` matches that end with a day. */
export function wholeDays(schedule: readonly ScheduledMatch[], size: number): ScheduledMatch[][] {
  const batches: ScheduledMatch[][] = [];
  for (const match of schedule) {
    const batch = batches.at(-1);
    const full = batch && batch.length >= size && batch.at(-1)!.date !== match.date;
    if (batch && !full) batch.push(match);
    else batches.push([match]);
  }
  return batches;
}
