import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from './roles';
import { readStoredSession, SIGNED_OUT, type StoredSession } from './stored-session';

/** Why a session ended: the visitor asked for it, or it ended by itself. */
export type EndReason = 'loggedOut' | 'expired' | 'roleChanged';

export interface SessionState extends StoredSession {
  /** Set until the visitor has seen it and is on the login page. */
  endReason: EndReason | null;
}

/** The server answered 401 to a request that carried the visitor's token. */
export const sessionRefused = createAction('session/refused');

/** The server answered that the membership is over: the stored role is no longer true. */
export const membershipRefused = createAction('session/membershipRefused');

const signedOut = (endReason: EndReason): SessionState => ({ ...SIGNED_OUT, endReason });

/** Who is signed in, read from local storage at start (a login reloads the page) and mirrored there by the store. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ ...readStoredSession(), endReason: null }),
  reducers: {
    loggedOut: () => signedOut('loggedOut'),
    sessionEnded: (_state, { payload }: PayloadAction<Exclude<EndReason, 'loggedOut'>>) => signedOut(payload),
    /** The server has given the visitor more rights: the session goes on with them. */
    roleRaised: (state, { payload }: PayloadAction<Role>) => {
      if (state.isLoggedIn) state.role = payload;
    },
    endReasonShown: (state) => {
      state.endReason = null;
    },
    /** Somebody signed in or out without a new page: another tab, or a login where the browser stores nothing. */
    sessionReplaced: (_state, { payload }: PayloadAction<StoredSession>): SessionState => ({
      ...payload,
      endReason: null,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRefused, (state) => (state.isLoggedIn ? signedOut('expired') : state))
      // The membership has run out: the screens ask to renew it, the login stays.
      .addCase(membershipRefused, (state) => {
        if (state.role === 'user') state.role = 'wait';
      });
  },
  selectors: {
    selectSession: (state) => state,
    selectRole: (state) => (state.isLoggedIn ? state.role : null),
    selectEndReason: (state) => state.endReason,
  },
});

export const { loggedOut, sessionEnded, roleRaised, endReasonShown, sessionReplaced } = sessionSlice.actions;
export const { selectSession, selectRole, selectEndReason } = sessionSlice.selectors;
