import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SiteRoutes } from './site-routes';
import type { AppStore } from '../store';

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </Provider>
  );
}
