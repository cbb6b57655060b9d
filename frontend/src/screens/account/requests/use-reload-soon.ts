import { useCallback, useEffect, useRef } from 'react';
import { reloadPage } from '../../../lib/browser-location';
import { sessionOutlivesPage } from '../../../session/stored-session';

/** How long a success is to be read before the page reloads. */
const RELOAD_DELAY_MS = 2000;

/** Marks a form that holds something that isn't saved yet. */
export const UNSAVED = { 'data-unsaved': 'true' } as const;

/**
 * Reloads the page a moment after a success, as the specification wants it after a change of password or link; not
 * while another form of the page, or the session itself, would be lost.
 */
export function useReloadSoon(reload: () => void = reloadPage): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.querySelector('[data-unsaved]') === null && sessionOutlivesPage()) reload();
    }, RELOAD_DELAY_MS);
  }, [reload]);
}
