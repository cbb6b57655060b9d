import type { ReactNode } from 'react';
import { trSummary } from '../../locale/tr-summary';

/** What the parts of a bar mean. */
export function BarLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <Part name={trSummary.legendRate}>
        <span className="h-2.5 w-5 rounded-sm bg-accent/55" />
      </Part>
      <Part name={trSummary.legendInterval}>
        <span className="relative h-1.5 w-5 border-x-[1.5px] border-text/80 before:absolute before:inset-x-0 before:top-1/2 before:-mt-px before:h-[1.5px] before:bg-text/80" />
      </Part>
      <Part name={trSummary.legendImplied}>
        <span className="h-3.5 w-[3px] rounded-full bg-wait" />
      </Part>
    </ul>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="flex items-center">
        {children}
      </span>
      {name}
    </li>
  );
}
