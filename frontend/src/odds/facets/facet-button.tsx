import { ChartColumn } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { IconPopover } from '../../kit/layout/icon-popover';
import { trOdds } from '../../locale/tr-odds';
import type { MatchColumn, MatchTable } from '../table/match-table';

const FacetPanel = lazyPart(() => import('./facet-panel'));

interface Props extends Pick<
  ComponentProps<typeof IconPopover>,
  'open' | 'onOpen' | 'skipTab' | 'className'
> {
  table: MatchTable<never>;
  column: MatchColumn<never>;
}

/** Opens how the matches divide by a column. */
export function FacetButton({ table, column, ...button }: Props) {
  return (
    <IconPopover
      {...button}
      icon={ChartColumn}
      label={trOdds.divideBy(column.fullTitle)}
      panel={{
        // beside a title there is more room than below it
        ...(button.skipTab && { side: 'right', align: 'start' }),
        className:
          'flex max-h-[min(36rem,var(--radix-popover-content-available-height))] min-h-24 w-[min(25rem,calc(100vw-1rem))] flex-col overflow-y-auto overscroll-contain',
      }}
    >
      <FacetPanel table={table} column={column} />
    </IconPopover>
  );
}

/** The same beside a box in the sheet of phones. */
export function BoxFacet(props: Pick<Props, 'table' | 'column'>) {
  const [open, setOpen] = useState(false);
  return <FacetButton {...props} open={open} onOpen={setOpen} className="size-8" />;
}
