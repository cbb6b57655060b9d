import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the visitor turns to something outside an element, with the pointer or the keyboard. The element's own
 * focus says too little: a press gives a button or a link none in Safari.
 */
export function useLeftBehind(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onLeft: () => void,
): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (!active) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [element, active]);
}
