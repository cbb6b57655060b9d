import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import { followWindow } from './shell/follow-window';
import { RouteError } from './shell/route-error';
import { createStore } from './store';
import { keepSessionInStep } from './session/in-step';
import { ErrorBoundary } from './kit/feedback/error-boundary';
// Comes with the shell, for it is where visitors begin.
import './screens/auth/login-page';
import { followStyles } from './lib/load-part';
import { surviveTranslation } from './lib/translated-page';
import { followTyping } from './lib/typed-text';
import './styles/main.css';

surviveTranslation();
followTyping();
followStyles();
const store = createStore();
keepSessionInStep(store);
followWindow(store);

// Nobody prints before the page is there.
window.addEventListener('load', () => setTimeout(() => import('./styles/print.css').catch(() => undefined)));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary fallback={() => <RouteError />}>
      <App store={store} />
    </ErrorBoundary>
  </StrictMode>,
);
