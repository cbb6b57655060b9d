import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { membershipRefused, sessionRefused } from '../api/session-events';
import { recheckRole } from '../features/auth/role-check';
import {
  loggedOut,
  sessionChangedElsewhere,
  sessionEnded,
  sessionSlice,
} from '../features/auth/session.slice';
import { oddsViewSlice } from '../features/odds/odds-view.slice';
import { tableThemeSlice } from '../features/odds/table-theme.slice';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  oddsView: oddsViewSlice.reducer,
  tableTheme: tableThemeSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** A store that starts from what local storage remembers. */
export function createStore() {
  const listeners = createListenerMiddleware<RootState>();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  // Nothing that one visitor fetched may be seen by the next.
  listeners.startListening({
    matcher: isAnyOf(loggedOut, sessionEnded, sessionRefused, sessionChangedElsewhere),
    effect: (_action, api) => {
      api.dispatch(baseApi.util.resetApiState());
    },
  });
  listeners.startListening({
    actionCreator: membershipRefused,
    effect: () => void store.dispatch(recheckRole()),
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
