import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../store';

/** Wraps its children in a store of their own. */
export function WithStore({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <Provider store={store}>{children}</Provider>;
}
