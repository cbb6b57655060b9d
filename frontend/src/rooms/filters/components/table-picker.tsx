import { Bookmark, ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../../kit/form/button';
import type { PickedTable } from '../../../odds/table/question';
import { selectTable, type WithTables } from '../../../odds/table/table.slice';
import { classNames } from '../../../lib/class-names';
import { trFilters } from '../../../locale/tr-filters';
import { lazyPart } from '../../../kit/feedback/lazy-part';

/** Its lists and dialogs aren't needed to draw the rows. */
const FilterPicker = lazyPart(async () => ({
  default: (await import('./filter-picker')).FilterPicker,
}));

const EmptyWays = lazyPart(async () => ({ default: (await import('./filter-picker')).EmptyWays }));

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
 * when it is folded again. It folds by itself once a match was filled in, for the answer stands below.
 */
function FoldedPicker({ picked }: { picked: PickedTable }) {
  const body = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [used, setUsed] = useState(false);
  const { filled } = useSelector((state: WithTables) => selectTable(state, picked.table.key).picked);
  const [before, setBefore] = useState(filled);
  if (filled !== before) {
    setBefore(filled);
    if (filled !== null) setUnfolded(false);
  }
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // what had the focus is folded away
    const line = document.getElementById(body);
    if (filled !== null && line?.contains(document.activeElement)) button.current!.focus();
  }, [filled, body]);
  const turn = () => {
    setUnfolded(!unfolded);
    setUsed(true);
  };
  return (
    <>
      <Button
        ref={button}
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
        <div hidden={!unfolded && filled === null} className="w-full">
          <Suspense>
            <FilterPicker picked={picked} roomy line={{ id: body, hidden: !unfolded }} />
          </Suspense>
        </div>
      )}
    </>
  );
}
