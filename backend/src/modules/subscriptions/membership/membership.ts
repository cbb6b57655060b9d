import type { Role } from '../../../platform/access/role';
import type { User } from '../../users/entities/user.entity';

/** What decides about an account's access. An end date of null with role `user` is an open-ended grant. */
export type Membership = Pick<User, 'role' | 'subscription_end_date'>;

/** Time given to an account, and when. */
export interface Grant {
  created_at: Date;
  duration_minutes: number;
}

const MINUTE = 60_000;
/** Last instant that every supported database can store. */
const END_OF_TIME = Date.parse('9999-12-31T00:00:00Z');

/**
 * The role an account has right now: a stored `user` whose end date has passed is `wait`.
 * An end date of null is an open-ended grant.
 */
export function effectiveRole(account: Membership, now: Date): Role {
  const { role, subscription_end_date: end } = account;
  return role === 'user' && end !== null && end.getTime() <= now.getTime() ? 'wait' : role;
}

/** Whether the account is a member without an end: purchases are recorded but change nothing. */
function isOpenEnded({ role, subscription_end_date: end }: Membership): boolean {
  return role === 'user' && end === null;
}

/** The membership after a grant: it begins now or where the time already granted ends; `wait` becomes `user`. */
export function afterGrant(account: Membership, minutes: number, now: Date): Membership {
  if (isOpenEnded(account)) return account;
  return {
    role: account.role === 'wait' ? 'user' : account.role,
    subscription_end_date: extended(account.subscription_end_date, minutes, now),
  };
}

/**
 * The membership after the list of grants has changed: the end is what remains, replayed in order of creation. With
 * none left a `user` waits again; an open-ended member stays one.
 */
export function afterReplay(account: Membership, grants: readonly Grant[]): Membership {
  if (isOpenEnded(account)) return account;
  const inOrder = [...grants].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const end = inOrder.reduce<Date | null>(
    (soFar, { duration_minutes, created_at }) => extended(soFar, duration_minutes, created_at),
    null,
  );
  const isStaff = account.role === 'admin' || account.role === 'editor';
  return {
    role: isStaff ? account.role : end === null ? 'wait' : 'user',
    subscription_end_date: end,
  };
}

/**
 * The account's values after an admin has set its role. `user` on an expired account is open-ended; `wait` on an
 * active one ends the membership now, and the grants up to now with it.
 */
export function afterRoleChange(
  account: Membership,
  wanted: Role,
  now: Date,
): Partial<Pick<User, 'role' | 'subscription_end_date' | 'membership_cut_at'>> {
  const { subscription_end_date: end } = account;
  const isOver = end !== null && end.getTime() <= now.getTime();
  if (wanted === 'user' && isOver) return { role: 'user', subscription_end_date: null };
  if (wanted !== 'wait') return { role: wanted };
  if (effectiveRole(account, now) === 'wait') return {};
  return { role: 'wait', subscription_end_date: isOver ? end : now, membership_cut_at: now };
}

/** Roles from the lowest to the highest. */
const RANKS: readonly Role[] = ['wait', 'user', 'editor', 'admin'];

/** Whether the second role allows less than the first. */
export function isLower(before: Role, after: Role): boolean {
  return RANKS.indexOf(after) < RANKS.indexOf(before);
}

function extended(end: Date | null, minutes: number, from: Date): Date {
  const start = Math.max(end?.getTime() ?? 0, from.getTime());
  return new Date(Math.min(start + minutes * MINUTE, END_OF_TIME));
}
