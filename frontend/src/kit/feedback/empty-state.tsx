import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  /** The next step, e.g. a button that clears the filters. */
  children?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, hint, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <SearchX aria-hidden className="size-7 text-muted" />
      <p className="font-medium">{title}</p>
      {hint && <p className="max-w-prose text-sm text-muted">{hint}</p>}
      {children}
    </div>
  );
}
