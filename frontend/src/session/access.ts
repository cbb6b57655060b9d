import { EDITOR_ROLES, MEMBER_ROLES, ROLES } from './roles';
import { type Role } from './roles';

/** Screens by role: `role` is for everybody signed in whose role is known, also without a membership. */
const ADMITTED = {
  role: ROLES,
  member: MEMBER_ROLES,
  editor: EDITOR_ROLES,
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

/**
 * Who may see a screen: everybody, only signed-out visitors, everybody signed in, or some roles. The server decides about
 * data; this decides what is drawn.
 */
export type Access = 'public' | 'guest' | 'login' | keyof typeof ADMITTED;

/** What happens to a visitor at a screen's door; `prompt` is what they are told who have no membership. */
export type Admission = 'open' | 'prompt' | 'toLogin' | 'toHome' | 'forbidden';

export interface Visitor {
  isLoggedIn: boolean;
  role: Role | null;
}

export function admit(access: Access, { isLoggedIn, role }: Visitor): Admission {
  if (access === 'public') return 'open';
  if (access === 'guest') return isLoggedIn ? 'toHome' : 'open';
  if (!isLoggedIn) return 'toLogin';
  if (access === 'login') return 'open';
  const admitted: readonly Role[] = ADMITTED[access];
  if (role !== null && admitted.includes(role)) return 'open';
  return access === 'member' && role === 'wait' ? 'prompt' : 'forbidden';
}
