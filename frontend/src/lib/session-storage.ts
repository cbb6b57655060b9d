import { isRole, type Role } from './roles';

/** What the browser remembers of the signed-in visitor. The role only decides what is drawn; the server decides what is allowed. */
export interface StoredSession {
  isLoggedIn: boolean;
  role: Role | null;
  username: string | null;
  token: string | null;
}

export const SIGNED_OUT: StoredSession = { isLoggedIn: false, role: null, username: null, token: null };

/** Reads the session from local storage; anything unreadable counts as signed out. */
export function readStoredSession(storage: Storage = localStorage): StoredSession {
  if (storage.getItem('isLoggedIn') !== 'true') return SIGNED_OUT;
  const role = storage.getItem('userRole');
  return {
    isLoggedIn: true,
    role: isRole(role) ? role : null,
    username: storage.getItem('username'),
    token: storage.getItem('sessionToken'),
  };
}

/**
 * Writes the session under the agreed keys. `sessionToken` is the one that is read; `token` carries the same
 * value for readers of the former key.
 */
export function writeStoredSession(session: StoredSession, storage: Storage = localStorage): void {
  storage.setItem('isLoggedIn', String(session.isLoggedIn));
  const values = {
    userRole: session.role,
    username: session.username,
    sessionToken: session.token,
    token: session.token,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  }
}

/** The bearer token of the signed-in visitor, or null. */
export function readToken(storage: Storage = localStorage): string | null {
  return storage.getItem('sessionToken');
}
