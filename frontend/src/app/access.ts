import type { Role } from '../session/roles';

/**
 * Who may see a screen: everybody, only signed-out visitors, everybody signed in, or the named roles. The server
 * decides about data; this decides what is drawn.
 */
export type Access = 'public' | 'guest' | 'login' | readonly Role[];

/** What happens to a visitor at a screen's door. */
export type Admission = 'open' | 'toLogin' | 'toHome' | 'forbidden';

interface Visitor {
  isLoggedIn: boolean;
  role: Role | null;
}

export function admit(access: Access, { isLoggedIn, role }: Visitor): Admission {
  if (access === 'public') return 'open';
  if (access === 'guest') return isLoggedIn ? 'toHome' : 'open';
  if (!isLoggedIn) return 'toLogin';
  if (access === 'login') return 'open';
  return role !== null && access.includes(role) ? 'open' : 'forbidden';
}
