import type { ReactNode } from 'react';

interface Props {
  /** Above the table: toolbar, pickers, chips. */
  head: ReactNode;
  /** Between the head and the table. */
  between?: ReactNode;
  /** Whether the table is dark; null = like the rest of the site. */
  dark: boolean | null;
  children: ReactNode;
}

/**
 * A screen that is a table. The table fills what the head leaves over, and has room for many rows whatever stands
 * above: then the page scrolls. Its rows don't count for its height.
 */
export function TableScreen({ head, between, dark, children }: Props) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height)-var(--dock-height))] flex-col md:min-h-[calc(100dvh-var(--header-height))]">
      <div className="flex flex-col gap-2 border-b border-line px-4 py-2 lg:px-6">{head}</div>
      {between}
      <div
        data-theme={dark === null ? undefined : dark ? 'dark' : 'light'}
        className="@container relative min-h-[max(24rem,60dvh)] grow text-text max-md:min-h-[calc(100dvh-var(--header-height)-var(--dock-height))]"
      >
        {children}
      </div>
    </div>
  );
}
