import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type StoredSession, writeStoredSession } from '../lib/session-storage';
import { ROUTES } from '../app/router';
import { createStore } from '../app/store';
import { keepSessionInStep } from '../app/store-sync';

/** For tests: the whole site at an address, as the visitor would find it. */
export async function renderSite(address: string, session?: Partial<StoredSession>) {
  if (session) {
    writeStoredSession({ isLoggedIn: true, role: 'user', username: 'ayşe', token: 't1', ...session });
  }
  const store = createStore();
  const stopSync = keepSessionInStep(store);
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] });
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  return { ...view, store, router, path, stopSync };
}
