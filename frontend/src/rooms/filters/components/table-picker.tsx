import { Bookmark, ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../../../kit/form/button';
import type { PickedTable } from '../../../odds/table/question';
import { classNames } from '../../../lib/class-names';
import { trFilters } from '../../../locale/tr-filters';
import { lazyPart } from '../../../kit/feedback/lazy-part';

/** Its lists and dialogs aren't needed to draw the rows. */
const FilterPicker = lazyPart(async () => ({
  default: (await import('./filter-picker')).FilterPicker,
}));

const EmptyWays = lazyPart(() => import('./empty-ways'));

/** What is offered where a table finds nothing, besides clearing its filters. */
export const renderEmptyWays = (picked: PickedTable, otherwise: ReactNode = null): ReactNode => (
  <Suspense>
    <EmptyWays picked={picked} otherwise={otherwise} />
  </Suspense>
);

/** The matches and saved filters that a table can be filtered by. */
export function renderTablePicker(picked: PickedTable, phone: boolean): ReactNode {
  if (phone) return <FoldedPicker picked={picked} />;
  return (
    <Suspense fallback={<div className="h-9" />}>
      <FilterPicker picked={picked} roomy={false} />
    </Suspense>
  );
}

/**
 * Collapsed behind a button where there is little room, on a line that other controls may share; what was picked stays
 * when it is folded again.
 */
function FoldedPicker({ picked }: { picked: PickedTable }) {
  const [unfolded, setUnfolded] = useState(false);
  const [used, setUsed] = useState(false);
  const body = useId();
  const turn = () => {
    setUnfolded(!unfolded);
    setUsed(true);
  };
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="grow"
        aria-expanded={unfolded}
        aria-controls={used ? body : undefined}
        onClick={turn}
      >
        <Bookmark aria-hidden className="size-4" />
        {trFilters.line}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-150', unfolded && 'rotate-180')}
        />
      </Button>
      {used && (
        <div id={body} hidden={!unfolded} className="w-full">
          <Suspense>
            <FilterPicker picked={picked} roomy />
          </Suspense>
        </div>
      )}
    </>
  );
}
