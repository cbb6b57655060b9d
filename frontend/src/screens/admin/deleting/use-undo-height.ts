import { type RefObject, useLayoutEffect, useRef } from 'react';

const VARIABLE = '--undo-height';
const GAP = 8;

/** Sets the height of the bar as a style property, for what stands above it (components/feedback/toaster.css). */
export function useUndoHeight(rows: number): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (rows > 0) style.setProperty(VARIABLE, `${bar.current!.offsetHeight + GAP}px`);
    return () => void style.removeProperty(VARIABLE);
  }, [rows]);
  return bar;
}
