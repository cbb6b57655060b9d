import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { trTable } from '../../locale/tr-table';

interface Props {
  /** How many groups there are without a price. */
  count: number;
  /** Whether they stand in the table. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Stands for the groups of which no match shown has a price, and lets them into the table. */
export function EmptyGroupsButton({ count, open, onOpen }: Props) {
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
