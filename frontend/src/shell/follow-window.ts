import { setupListeners } from '@reduxjs/toolkit/query/react';
import { refetchFailed } from '../api/refetch-failed';
import type { AppStore } from '../store';

/** Has nothing polled while nobody looks, and what a lost connection kept from coming asked for once it is back. */
export function followWindow(store: AppStore): () => void {
  const stopListening = setupListeners(store.dispatch);
  const recover = () => store.dispatch(refetchFailed());
  window.addEventListener('online', recover);
  return () => {
    stopListening();
    window.removeEventListener('online', recover);
  };
}
