import type { ReactNode } from 'react';
import { tr } from '../../../locale/tr';

/** What the marked cells of the table mean, and that the team names lead to the match; at the end of its line, more. */
export function WonLegend({ children }: { children?: ReactNode }) {
  return (
    <div className="ml-auto flex items-center gap-1.5 text-xs text-muted max-md:ml-0 max-md:w-full">
      <span aria-hidden className="font-bold text-accent-strong tabular-nums">
        ✓ 1,85
      </span>
      {tr.odds.wonLegend}
      <span className="max-lg:hidden">· {tr.odds.teamLegend}</span>
      <span className="ml-auto empty:hidden">{children}</span>
    </div>
  );
}
