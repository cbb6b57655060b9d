import { ChartColumn } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { Spinner } from '../../kit/feedback/spinner';
import { PopoverButton } from '../../kit/layout/popover-button';
import { classNames } from '../../lib/class-names';
import { trOdds } from '../../locale/tr-odds';
import type { MatchColumn, MatchTable } from '../table/match-table';

const FacetPanel = lazyPart(() => import('./facet-panel'));

interface Props {
  table: MatchTable<never>;
  column: MatchColumn<never>;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** In a table's head, where it isn't in the order of Tab. */
  skipTab?: boolean;
  className: string;
}

/** Opens how the matches divide by a column. */
export function FacetButton({ table, column, open, onOpen, skipTab = false, className }: Props) {
  const label = trOdds.divideBy(column.fullTitle);
  return (
    <PopoverButton
      open={open}
      onOpen={onOpen}
      aria-label={label}
      title={label}
      tabIndex={skipTab ? -1 : undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded text-muted hover:bg-hover hover:text-text print:hidden',
        className,
      )}
      panel={{
        // beside a title there is more room than below it
        ...(skipTab ? { side: 'right', align: 'start' } : { align: 'end' }),
        'aria-label': label,
        className:
          'z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] min-h-24 w-[min(25rem,calc(100vw-1rem))] flex-col overflow-y-auto overscroll-contain p-3',
        children: (
          <Suspense fallback={<Spinner className="mx-auto my-6" />}>
            <FacetPanel table={table} column={column} />
          </Suspense>
        ),
      }}
    >
      <ChartColumn aria-hidden className="size-3.5" />
    </PopoverButton>
  );
}

/** The same beside a box in the sheet of phones. */
export function BoxFacet(props: Pick<Props, 'table' | 'column'>) {
  const [open, setOpen] = useState(false);
  return <FacetButton {...props} open={open} onOpen={setOpen} className="size-8" />;
}
