/** The roles the server knows, the highest first; `wait` is a member without an active membership. */
export const ROLES = ['admin', 'editor', 'user', 'wait'] as const;

export type Role = (typeof ROLES)[number];

/** Whether the second role allows more than the first. */
export function isHigher(before: Role, after: Role): boolean {
  return ROLES.indexOf(after) < ROLES.indexOf(before);
}

/** Roles that may read members' data. */
export const MEMBER_ROLES: readonly Role[] = ['admin', 'editor', 'user'];

/** Roles that post and edit picks. */
export const EDITOR_ROLES: readonly Role[] = ['admin', 'editor'];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
