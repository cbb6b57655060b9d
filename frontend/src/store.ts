import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { abortUnwatched } from './api/abort-unwatched';
import { baseApi } from './api/base-api';
import { TAGS } from './api/cache';
import {
  loggedOut,
  membershipRefused,
  roleRaised,
  selectRole,
  sessionEnded,
  sessionRefused,
  sessionReplaced,
  sessionSlice,
} from './session/session.slice';
import { notify } from './kit/feedback/notices';
import { applyTypedFilters, tableSlice } from './odds/table/table.slice';
import { recheckRole } from './session/role-check';
import { localStore } from './lib/browser-store';
import { preferenceChosen, preferencesSlice } from './lib/preferences';
import { trShell } from './locale/tr-shell';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  tables: tableSlice.reducer,
  preferences: preferencesSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** Checks of development and tests. How long they take is worth no warning: a busy machine makes it so. */
const CHECK = { warnAfter: 10_000 };

/** A store that starts from what local storage remembers. */
export function createStore() {
  const listeners = createListenerMiddleware<RootState>();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: CHECK, immutableCheck: CHECK })
        .prepend(listeners.middleware)
        .concat(abortUnwatched, baseApi.middleware),
  });
  // Nothing that one visitor fetched may be seen by the next.
  listeners.startListening({
    matcher: isAnyOf(loggedOut, sessionEnded, sessionRefused, sessionReplaced),
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
    },
  });
  listeners.startListening({
    actionCreator: membershipRefused,
    // A stored member waits from here on; any other stored role is no longer true.
    effect: (_action, { getState }) => {
      if (selectRole(getState()) !== 'wait') void store.dispatch(recheckRole());
    },
  });
  listeners.startListening({
    actionCreator: roleRaised,
    effect: (_action, { dispatch, getOriginalState }) => {
      const before = selectRole(getOriginalState());
      notify({
        kind: 'success',
        text: before === 'wait' ? trShell.access.membershipBegan : trShell.access.roleRaised,
        name: 'role',
      });
      dispatch(baseApi.util.invalidateTags([...TAGS]));
    },
  });
  listeners.startListening({
    actionCreator: preferenceChosen,
    effect: ({ payload: { key, value } }) => void localStore.write(key, value),
  });
  applyTypedFilters(listeners.startListening);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
