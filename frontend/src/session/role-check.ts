import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { shellApi } from '../api/generated/shell';
import { isHigher, isRole } from './roles';
import { trShell } from '../locale/tr-shell';
import { roleRaised, selectSession, sessionEnded, type SessionState } from './session.slice';

const ROLE_CHECK_INTERVAL_MS = 3_600_000;

/** What a proxy answers while the site behind it restarts or is overrun. */
const GATEWAY_ANSWERS: readonly unknown[] = [429, 502, 503, 504];

type SessionThunk = ThunkAction<Promise<void>, { session: SessionState }, unknown, UnknownAction>;

/** What runs {@link recheckRole}. */
export type SessionDispatch = ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>;

/**
 * Asks the server for the role. A higher one than the stored is taken over; any other difference, a refusal and a
 * missing token end the session. An answer that says nothing about the session (no connection, a gateway's) leaves
 * it alone.
 */
export function recheckRole(): SessionThunk {
  return async (dispatch, getState) => {
    const asked = selectSession(getState());
    if (!asked.isLoggedIn) return;
    if (asked.token === null) {
      dispatch(sessionEnded('expired'));
      return;
    }
    const { status, data, error } = await dispatch(
      shellApi.endpoints.checkRole.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    const present = selectSession(getState());
    // The visitor may have signed out, or another tab signed in, while the answer was under way; and of two checks
    // at once (an hour over just when the window is looked at) the first decides.
    if (status === 'pending' || present.token !== asked.token) return;
    if (error) {
      if (!saysNothing(error)) dispatch(sessionEnded('expired'));
      // eslint-disable-next-line no-console -- the specification wants this failure logged under this name
      else console.error(trShell.access.roleCheckFailed, error);
    } else if (data?.role !== present.role) {
      const rises = present.role !== null && isRole(data?.role) && isHigher(present.role, data.role);
      dispatch(rises ? roleRaised(data.role) : sessionEnded('roleChanged'));
    }
  };
}

/** Checks the role at start, every hour, and whenever the visitor comes back to the window. */
export function useRoleCheck(): void {
  const dispatch = useDispatch<SessionDispatch>();
  useEffect(() => {
    const check = () => void dispatch(recheckRole());
    // on phones this is the only event after a return from another app
    const checkWhenSeen = () => document.visibilityState === 'visible' && check();
    check();
    const timer = setInterval(check, ROLE_CHECK_INTERVAL_MS);
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', checkWhenSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', checkWhenSeen);
    };
  }, [dispatch]);
}

/** Whether a failed check came from the connection rather than from the site. */
function saysNothing(error: object): boolean {
  const status = 'status' in error ? error.status : null;
  return typeof status === 'string' || GATEWAY_ANSWERS.includes(status);
}
