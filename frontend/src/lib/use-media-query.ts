import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as the window changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Phones: narrower than the point where the desktop menu begins. */
export const PHONE = '(width < 48rem)';
