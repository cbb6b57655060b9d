import { useEffect, useRef, useState } from 'react';

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Touch screens, whose way back is a gesture; keyboards have Escape, which dialogs see themselves. */
const TOUCH = '(pointer: coarse)';

/**
 * The way back of a phone closes what is open instead of leaving the page, where the browser asks first (HTML, close
 * watchers). Nothing is put into the history for it, so nothing stays behind there.
 */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  // a watcher is used up by its answer, and what asks before it closes may stay open
  const [round, setRound] = useState(0);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (CloseWatcher === undefined || !window.matchMedia(TOUCH).matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      latest.current();
      setRound((rounds) => rounds + 1);
    };
    return () => watcher.destroy();
  }, [round]);
}
