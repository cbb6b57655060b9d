import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { followWindow } from './app/follow-window';
import { RouteError } from './app/route-error';
import { createStore } from './app/store';
import { keepSessionInStep } from './session/in-step';
import { ErrorBoundary } from './components/feedback/error-boundary';
// Comes with the shell, for it is where visitors begin.
import './features/auth/pages/login-page';
import { followStyles } from './lib/load-part';
import { surviveTranslation } from './lib/translated-page';
import { followTyping } from './lib/typed-text';
import './app/styles/main.css';

surviveTranslation();
followTyping();
followStyles();
const store = createStore();
keepSessionInStep(store);
followWindow(store);

// Nobody prints before the page is there.
window.addEventListener('load', () =>
  setTimeout(() => import('./app/styles/print.css').catch(() => undefined)),
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary fallback={() => <RouteError />}>
      <App store={store} />
    </ErrorBoundary>
  </StrictMode>,
);
