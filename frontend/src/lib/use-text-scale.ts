import { useSyncExternalStore } from 'react';

/** The letters that lengths in pixels are meant for. */
const USUAL_FONT_SIZE = 16;

let known: number | undefined;

const measure = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_FONT_SIZE || 1;

/**
 * How large the visitor's browser writes, against 16 px: 1.5 where its letters are set to "very large". Lengths in pixels
 * that hold text are multiplied by it; it follows the setting while the page is open.
 */
export const useTextScale = (): number => useSyncExternalStore(follow, () => (known ??= measure()));

function follow(changed: () => void): () => void {
  const rem = document.createElement('div');
  Object.assign(rem.style, { position: 'absolute', top: '0', width: '1rem', visibility: 'hidden' });
  const observer = new ResizeObserver(() => {
    known = measure();
    changed();
  });
  document.body.append(rem);
  observer.observe(rem);
  return () => {
    observer.disconnect();
    rem.remove();
  };
}
