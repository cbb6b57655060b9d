import { useSyncExternalStore } from 'react';

/** Whether everything that the page needs first has come: what may wait begins then. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(onLoad, () => document.readyState === 'complete');
}

function onLoad(changed: () => void): () => void {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
}
