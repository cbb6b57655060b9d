import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../app/store';

/** Gives what is inside a store of its own. */
export function WithStore({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <Provider store={store}>{children}</Provider>;
}
