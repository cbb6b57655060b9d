import { istanbulDay } from '../../../lib/format-day';
import type { Role } from '../../../session/roles';

const DAY = 24 * 60 * 60_000;

/** Whole days between two days of the calendar in Istanbul. */
const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(istanbulDay(to)) - Date.parse(istanbulDay(from))) / DAY;

/** What the profile says about the membership. Instants are ISO 8601. */
export type PackageState =
  | { kind: 'active'; end: string; daysLeft: number }
  | { kind: 'openEnded' }
  | { kind: 'none'; endedAt: string | null };

/**
 * The state of a membership. A member without an end date has it open-ended; staff may have a date of their own
 * beside their role. `daysLeft` counts days of the calendar in Istanbul, 0 on the last one.
 */
export function packageState(role: Role | null, end: string | null, now: Date): PackageState {
  if (end === null) return role === 'user' ? { kind: 'openEnded' } : { kind: 'none', endedAt: null };
  return new Date(end) > now
    ? { kind: 'active', end, daysLeft: daysBetween(now, new Date(end)) }
    : { kind: 'none', endedAt: end };
}
