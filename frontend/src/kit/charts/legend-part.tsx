import type { ReactNode } from 'react';

/** What a shape of a chart means: the shape, drawn 16 × 16, and its name. */
export function LegendPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5">
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0">
        {children}
      </svg>
      {name}
    </li>
  );
}
