import type { Role } from '../../../lib/roles';

const DAY = 24 * 60 * 60_000;

/** What the profile says about the membership. Instants are ISO 8601. */
export type PackageState =
  | { kind: 'active'; end: string; daysLeft: number }
  | { kind: 'openEnded' }
  | { kind: 'none'; endedAt: string | null };

/**
 * The state of a membership. A member without an end date has it open-ended; staff may have a date of their own
 * beside their role. `daysLeft` counts whole days, 0 on the last one.
 */
export function packageState(role: Role | null, end: string | null, now: Date): PackageState {
  if (end === null) return role === 'user' ? { kind: 'openEnded' } : { kind: 'none', endedAt: null };
  const left = new Date(end).getTime() - now.getTime();
  return left > 0
    ? { kind: 'active', end, daysLeft: Math.floor(left / DAY) }
    : { kind: 'none', endedAt: end };
}
