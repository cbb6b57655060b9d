import { type ReactNode, useRef } from 'react';
import { usePageScroll } from './use-page-scroll';

interface Props {
  label: string;
  /** The page shown; a change leads to the beginning of the section. */
  page: number;
  /** Which list it is, e.g. by its filter: what another list shows first is no change of page. */
  list?: string | null;
  busy: boolean;
  children: ReactNode;
}

/** One page of a list. */
export function PagedSection({ label, page, list = null, busy, children }: Props) {
  const element = useRef<HTMLElement>(null);
  usePageScroll(element, page, list);
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={label}
      aria-busy={busy}
      className="scroll-mt-[calc(var(--header-height)+16px)] outline-none"
    >
      {children}
    </section>
  );
}
