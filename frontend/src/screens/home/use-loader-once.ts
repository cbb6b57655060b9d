import { useEffect, useState } from 'react';
import { tabStore } from '../../lib/browser-store';

/** How long the loader stands before the page. */
export const LOADER_MS = 2000;

const KEY = 'homeLoaderShown';

/** Whether the loader stands before the page: for two seconds, once per browser session. */
export function useLoaderOnce(): boolean {
  const [loading, setLoading] = useState(() => tabStore.read(KEY) === null);
  useEffect(() => {
    tabStore.write(KEY, '1');
    const timer = setTimeout(() => setLoading(false), LOADER_MS);
    return () => clearTimeout(timer);
  }, []);
  return loading;
}
