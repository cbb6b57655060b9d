import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createStore } from './app/store';
import { keepSessionInStep } from './app/store-sync';
// Comes with the shell, for it is where visitors begin.
import './app/routes/login-route';
import './app/styles/main.css';

const store = createStore();
keepSessionInStep(store);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
