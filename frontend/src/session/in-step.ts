import type { Store } from '@reduxjs/toolkit';
import { selectSession, sessionReplaced, type SessionState } from './session.slice';
import { readStoredSession, writeStoredSession } from './stored-session';

const SESSION_KEYS = new Set(['isLoggedIn', 'userRole', 'sessionToken']);

/** Mirrors the session to local storage, and takes over what another tab of this browser writes there. */
export function keepSessionInStep(store: Store<{ session: SessionState }>): () => void {
  let known = selectSession(store.getState());
  const stopMirroring = store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session === known) return;
    known = session;
    const { endReason: _shownOnly, ...stored } = session;
    if (JSON.stringify(readStoredSession()) !== JSON.stringify(stored)) writeStoredSession(stored);
  });
  const listen = (event: StorageEvent) => {
    if (event.key !== null && !SESSION_KEYS.has(event.key)) return;
    const stored = readStoredSession();
    const { isLoggedIn, token, role } = selectSession(store.getState());
    if (stored.isLoggedIn !== isLoggedIn || stored.token !== token || stored.role !== role) {
      store.dispatch(sessionReplaced(stored));
    }
  };
  window.addEventListener('storage', listen);
  return () => {
    stopMirroring();
    window.removeEventListener('storage', listen);
  };
}
