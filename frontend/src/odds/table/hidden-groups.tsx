import { ChevronsLeftRight, ChevronsRightLeft, EyeOff, Undo2 } from 'lucide-react';
import { trOdds } from '../../locale/tr-odds';
import { trTable } from '../../locale/tr-table';
import { Button } from '../../kit/form/button';
import { CHIP_STRIP } from './filter-chips';
import type { TableControls } from './use-question';

interface Props {
  controls: Pick<TableControls<never>, 'table' | 'hidden' | 'restore' | 'restoreAll'>;
  /** There a group that is shown on request is asked for in the sheet of filters. */
  phone: boolean;
}

/** The hidden groups, each with a way back; stands in a line that is there anyway, so that the table stays where it is. */
export function HiddenGroups({ controls, phone }: Props) {
  const { table, restore, restoreAll } = controls;
  const groupOf = (key: string) => table.groups.find(({ id }) => id === key);
  const titleOf = (key: string) => groupOf(key)?.title ?? key;
  const byVisitor = controls.hidden.filter((key) => groupOf(key)?.onRequest === false);
  const hidden = phone ? byVisitor : controls.hidden;
  if (hidden.length === 0) return null;
  return (
    <section aria-label={trOdds.hiddenColumns} className={CHIP_STRIP}>
      <h2 className="flex items-center gap-1.5 text-dense text-muted">
        <EyeOff aria-hidden className="size-4" />
        {trOdds.hiddenColumns}
      </h2>
      <ul className="contents">
        {hidden.map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => restore(key)}
              aria-label={trOdds.restoreGroup(titleOf(key))}
              className="inline-flex h-7 items-center gap-1.5 rounded-full border border-control px-2.5 text-dense hover:bg-raised"
            >
              {titleOf(key)}
              <Undo2 aria-hidden className="size-3.5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {byVisitor.length > 1 && (
        <Button look="quiet" size="small" className="h-7" onClick={restoreAll}>
          {trOdds.restoreAll}
        </Button>
      )}
    </section>
  );
}

interface EmptyProps {
  /** How many groups there are without a price. */
  count: number;
  /** Whether they stand in the table. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Stands for the groups of which no match shown has a price, and lets them into the table. */
export function EmptyGroupsButton({ count, open, onOpen }: EmptyProps) {
  const Icon = open ? ChevronsRightLeft : ChevronsLeftRight;
  return (
    <button
      type="button"
      aria-expanded={open}
      title={trTable.emptyGroupsHint}
      onClick={() => onOpen(!open)}
      className="inline-flex h-7 items-center gap-1.5 rounded-full border border-control px-2.5 text-dense whitespace-nowrap hover:bg-raised"
    >
      {trTable.emptyGroups(count)}
      <Icon aria-hidden className="size-3.5 text-muted" />
    </button>
  );
}
