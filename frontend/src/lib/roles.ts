/** The roles the server knows; `wait` is a member without an active membership. */
export const ROLES = ['admin', 'editor', 'user', 'wait'] as const;

export type Role = (typeof ROLES)[number];

/** Roles that may read members' data. */
export const MEMBER_ROLES: readonly Role[] = ['admin', 'editor', 'user'];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
