import { useCallback, useEffect, useRef } from 'react';
import { reloadAt } from '../../../lib/browser-location';

/** How long a success is to be read before the page reloads. */
const RELOAD_DELAY_MS = 2000;

const reloadHere = () => reloadAt(window.location.pathname + window.location.search);

/** Marks a form that holds something that isn't saved yet. */
export const UNSAVED = { 'data-unsaved': 'true' } as const;

/**
 * Reloads the page a moment after a success, as the specification wants it after a change of password or link; not
 * while another form of the page holds something that would be lost.
 */
export function useReloadSoon(reload: () => void = reloadHere): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.querySelector('[data-unsaved]') === null) reload();
    }, RELOAD_DELAY_MS);
  }, [reload]);
}
