import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** What is asked, behind a line: the answer comes first. */
export function FoldedChoice({ title, open, children }: Props) {
  return (
    <details open={open} className="group/choice">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4 -rotate-90 text-muted transition-transform duration-150 group-open/choice:rotate-0"
        />
        {title}
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
