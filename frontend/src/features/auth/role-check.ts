import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { tr } from '../../locale/tr';
import { checkRole } from './auth.api';
import { selectSession, sessionEnded, type SessionState } from './session.slice';

export const ROLE_CHECK_INTERVAL_MS = 3_600_000;

type SessionThunk = ThunkAction<Promise<void>, { session: SessionState }, unknown, UnknownAction>;

/**
 * Asks the server for the role and ends the session when the answer differs from the stored one, is refused, or
 * could not be asked for want of a token. Without a connection the session stays: nothing was learned.
 */
export function recheckRole(): SessionThunk {
  return async (dispatch, getState) => {
    const asked = selectSession(getState());
    if (!asked.isLoggedIn) return;
    if (asked.token === null) {
      dispatch(sessionEnded('expired'));
      return;
    }
    const { data, error } = await dispatch(
      checkRole.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    // The visitor may have signed out, or another tab signed in, while the answer was under way.
    if (selectSession(getState()).token !== asked.token) return;
    if (error && 'status' in error && error.status === 'FETCH_ERROR') {
      // eslint-disable-next-line no-console -- the specification wants this failure logged under this name
      console.error(tr.access.roleCheckFailed, error.error);
    } else if (error) {
      dispatch(sessionEnded('expired'));
    } else if (data?.role !== asked.role) {
      dispatch(sessionEnded('roleChanged'));
    }
  };
}
