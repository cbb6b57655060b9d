import { localStore } from '../lib/browser-store';
import { isRole, type Role } from './roles';

/** What the browser remembers of the signed-in visitor. The role only decides what is drawn; the server decides what is allowed. */
export interface StoredSession {
  isLoggedIn: boolean;
  role: Role | null;
  username: string | null;
  token: string | null;
}

export const SIGNED_OUT: StoredSession = { isLoggedIn: false, role: null, username: null, token: null };

/** Reads the stored session; anything unreadable counts as signed out. */
export function readStoredSession(): StoredSession {
  if (localStore.read('isLoggedIn') !== 'true') return SIGNED_OUT;
  const role = localStore.read('userRole');
  return {
    isLoggedIn: true,
    role: isRole(role) ? role : null,
    username: localStore.read('username'),
    token: localStore.read('sessionToken'),
  };
}

/**
 * Writes the session under the agreed keys. `sessionToken` is the one that is read; `token` carries the same
 * value for readers of the former key.
 */
export function writeStoredSession(session: StoredSession): void {
  localStore.write('isLoggedIn', String(session.isLoggedIn));
  const values = {
    userRole: session.role,
    username: session.username,
    sessionToken: session.token,
    token: session.token,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStore.remove(key);
    else localStore.write(key, value);
  }
}

/** The bearer token of the signed-in visitor, or null. */
export function readToken(): string | null {
  return localStore.read('sessionToken');
}

/** Whether the next page will know who is signed in. */
export const sessionOutlivesPage = (): boolean =>
  ['isLoggedIn', 'sessionToken'].every((key) => localStore.outlivesPage(key));

/**
 * Loads a page of this site again, so that nothing of what was shown stays in memory. A browser that stores nothing stays
 * where it is: the session would be gone.
 */
export function reloadAt(path: string): void {
  if (sessionOutlivesPage()) window.location.assign(path);
}
