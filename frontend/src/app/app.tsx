import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router';
import type { AppStore } from './store';

const router = createRouter();

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
