import { type RefObject, useCallback, useEffect } from 'react';

/** How near the bottom counts as reached, in pixels: the next rows are there before the visitor is. */
const REACH = 300;

/**
 * Calls `onEnd` when the element is scrolled near its bottom, also when new content does not fill it. Returns the
 * check, for the element's scroll event.
 */
export function useEndReached(
  elementRef: RefObject<HTMLElement | null>,
  onEnd: () => void,
  content: unknown,
): () => void {
  const check = useCallback(() => {
    const box = elementRef.current;
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight <= REACH) onEnd();
  }, [elementRef, onEnd]);
  useEffect(check, [check, content]);
  return check;
}
