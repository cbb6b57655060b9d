import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the beginning of a list when its page changes, smoothly unless the visitor prefers less motion, and takes
 * the keyboard along. The first page shown stays where it is. The referenced element needs `tabIndex={-1}`.
 */
export function usePageScroll(list: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  }, [list, page]);
}
