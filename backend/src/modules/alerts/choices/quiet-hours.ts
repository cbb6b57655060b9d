import { addDays, istanbulParts } from '../../../platform/time/istanbul';
import { ISTANBUL, toInstant } from '../../../platform/time/zoned-time';

/** Istanbul times, `HH:mm`; equal ones mean that nothing is quiet. */
export interface QuietHours {
  quiet_from: string;
  quiet_to: string;
}

/** When the quiet hours that `now` lies in end; null outside of them. The first minute is quiet, the last one isn't. */
export function quietUntil({ quiet_from: from, quiet_to: to }: QuietHours, now: Date): Date | null {
  const { date, time } = istanbulParts(now);
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const endsTomorrow = isOverMidnight && time >= from;
  return new Date(toInstant({ date: endsTomorrow ? addDays(date, 1) : date, time: to }, ISTANBUL));
}
