import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

interface Props {
  /** Above the table: toolbar, pickers, chips. */
  head: ReactNode;
  /** Between the head and the table. */
  between?: ReactNode;
  /** Whether the table is dark; null = like the rest of the site. */
  dark: boolean | null;
  /** The table is a part of its page instead of filling it. */
  inPage?: boolean;
  /** On phones it takes no more height than the head leaves over. */
  fitted?: boolean;
  children: ReactNode;
}

/**
 * Around a table. It fills what the head leaves over, and has room for many rows whatever stands above: then the page
 * scrolls. Its rows don't count for its height.
 */
export function TableFrame({ head, between, dark, inPage = false, fitted = false, children }: Props) {
  return (
    <div
      className={classNames(
        'flex flex-col',
        inPage
          ? 'grow'
          : 'min-h-[calc(100dvh-var(--header-height)-var(--dock-height))] md:min-h-[calc(100dvh-var(--header-height))]',
      )}
    >
      <div
        className={classNames(
          'flex flex-col gap-2',
          inPage ? 'py-1' : 'border-b border-line px-4 py-2 lg:px-6',
        )}
      >
        {head}
      </div>
      {between}
      <div
        data-theme={dark === null ? undefined : dark ? 'dark' : 'light'}
        className={classNames(
          '@container relative grow text-text',
          inPage
            ? 'min-h-[max(26rem,60dvh)] rounded-card border border-line'
            : fitted
              ? 'min-h-96'
              : 'min-h-[max(24rem,60dvh)] max-md:min-h-[calc(100dvh-var(--header-height)-var(--dock-height))]',
        )}
      >
        {children}
      </div>
    </div>
  );
}
