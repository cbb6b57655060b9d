import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { abortUnwatched } from '../api/abort-unwatched';
import { baseApi } from '../api/base-api';
import { membershipRefused, sessionRefused } from '../api/session-events';
import { TAGS } from '../api/tags';
import { notify } from '../components/feedback/notices';
import { phoneLayoutSlice } from '../components/table/cards/phone-layout.slice';
import { tableThemeSlice } from '../components/table/table-theme.slice';
import { applyTypedFilters, tableSlice } from '../components/table/table.slice';
import { recheckRole } from '../features/auth/role-check/role-check';
import {
  loggedOut,
  roleRaised,
  selectRole,
  sessionReplaced,
  sessionEnded,
  sessionSlice,
} from '../features/auth/session.slice';
import { trShell } from '../locale/tr-shell';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  tables: tableSlice.reducer,
  tableTheme: tableThemeSlice.reducer,
  phoneLayout: phoneLayoutSlice.reducer,
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
    effect: (_action, api) => {
      api.dispatch(baseApi.util.resetApiState());
    },
  });
  listeners.startListening({
    actionCreator: membershipRefused,
    // A stored member waits from here on; any other stored role is no longer true.
    effect: (_action, api) => {
      if (selectRole(api.getState()) !== 'wait') void store.dispatch(recheckRole());
    },
  });
  listeners.startListening({
    actionCreator: roleRaised,
    effect: (_action, api) => {
      const before = selectRole(api.getOriginalState());
      notify({
        kind: 'success',
        text: before === 'wait' ? trShell.access.membershipBegan : trShell.access.roleRaised,
        name: 'role',
      });
      api.dispatch(baseApi.util.invalidateTags([...TAGS]));
    },
  });
  applyTypedFilters(listeners.startListening);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
