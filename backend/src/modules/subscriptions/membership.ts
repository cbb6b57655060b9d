import type { Role } from '../../common/access/role';

/**
 * The role an account has right now: a stored `user` whose end date has passed is `wait`.
 * An end date of null is an open-ended grant.
 */
export function effectiveRole(account: { role: Role; subscription_end_date: Date | null }, now: Date): Role {
  const { role, subscription_end_date: end } = account;
  return role === 'user' && end !== null && end.getTime() <= now.getTime() ? 'wait' : role;
}
