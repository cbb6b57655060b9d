import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the beginning of a list when its page changes, smoothly unless the visitor prefers less motion, and takes
 * the keyboard along. What is shown first stays where it is, and so does what `list` shows again because of another
 * filter. The referenced element needs `tabIndex={-1}`.
 */
export function usePageScroll(
  element: RefObject<HTMLElement | null>,
  page: number,
  list: string | null = null,
): void {
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    if (before.page === page || before.list !== list) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  }, [element, page, list]);
}
