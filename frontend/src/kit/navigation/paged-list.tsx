import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ErrorPanel } from '../feedback/error-panel';
import { Pagination } from './pagination';

interface Props {
  /** Name of the list, and of the links to its pages, for those who hear it. */
  label: string;
  pagesLabel: string;
  /** The page shown; a change leads to the beginning of the list. */
  page: number;
  /** Undefined until the first page came. */
  pages: number | undefined;
  /** Which list it is, e.g. by its filter: what another list shows first is no change of page. */
  list?: string | null;
  busy: boolean;
  hrefOf: (page: number) => string;
  /** Why there is nothing to show, once nothing is on its way any more. */
  failure: string | undefined;
  onRetry: () => void;
  skeleton: ReactNode;
  /** The page; nothing while it is on its way. */
  children: ReactNode;
}

/** A list that comes page by page, with what stands in its place until then, and the links to its pages. */
export function PagedList({ label, pagesLabel, page, pages = 0, list = null, busy, ...rest }: Props) {
  const { hrefOf, failure, onRetry, skeleton, children } = rest;
  const element = useRef<HTMLElement>(null);
  usePageScroll(element, page, list);
  return (
    <>
      <section
        ref={element}
        tabIndex={-1}
        aria-label={label}
        aria-busy={busy}
        className="scroll-mt-[calc(var(--header-height)+1rem)] outline-none"
      >
        {children ??
          (failure !== undefined && !busy ? <ErrorPanel message={failure} onRetry={onRetry} /> : skeleton)}
      </section>
      <Pagination label={pagesLabel} page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

/**
 * Leads to the beginning of a list when its page changes, smoothly unless the visitor prefers less motion, and takes
 * the keyboard along. What is shown first stays where it is, and so does what `list` shows again because of another
 * filter. The referenced element needs `tabIndex={-1}`.
 */
function usePageScroll(
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
