import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { SiteRoutes } from '../shell/site-routes';
import { followWindow } from '../shell/follow-window';
import { createStore } from '../store';
import { keepSessionInStep } from '../session/in-step';
import { type StoredSession, writeStoredSession } from '../session/stored-session';

/** The whole site at an address, as the visitor would find it. */
export async function renderSite(address: string, session?: Partial<StoredSession>) {
  if (session) {
    writeStoredSession({ isLoggedIn: true, role: 'user', username: 'ayşe', token: 't1', ...session });
  }
  const store = createStore();
  const stopMirroring = keepSessionInStep(store);
  const stopFollowing = followWindow(store);
  const stopSync = () => {
    stopMirroring();
    stopFollowing();
  };
  const seen = {} as { location: Location; navigate: NavigateFunction };
  function Probe() {
    Object.assign(seen, { location: useLocation(), navigate: useNavigate() });
    return null;
  }
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>
          <SiteRoutes />
          <Probe />
        </MemoryRouter>
      </Provider>,
    ),
  );
  const path = () => seen.location.pathname + seen.location.search;
  return { ...view, store, seen, path, stopSync };
}
