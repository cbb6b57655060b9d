import { useCallback, useMemo, useState } from 'react';
import { useEmptyGroups } from './empty-groups';
import type { FoundRows } from './found-rows';
import type { MatchRow } from './match-table';
import type { TableControls } from './use-question';

/** The groups that are folded away because no match has a price of theirs. */
export interface FoldedGroups {
  /** Keys of those that are folded now. */
  groups: readonly string[];
  /** How many could be. */
  count: number;
  /** The visitor wants to see them. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Lets one of them into the table. */
  unfold: (group: string) => void;
}

/** Folds the groups without a price; never one that is filtered or hidden anyway. */
export function useFoldedGroups<Row extends MatchRow>(
  { table, hidden, texts: written, params }: TableControls<Row>,
  found: FoundRows<Row>,
): FoldedGroups {
  const empty = useEmptyGroups(table, found, params);
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const filtered = Object.keys(written).sort().join(' ');
  const foldable = useMemo(() => {
    const texts = new Set(filtered.split(' '));
    const kept = new Set([...hidden, ...unfolded]);
    return table.groups
      .filter(
        ({ id, columns }) =>
          empty.includes(id) && !kept.has(id) && !columns.some((each) => texts.has(each.id)),
      )
      .map(({ id }) => id);
  }, [table, empty, filtered, unfolded, hidden]);
  return {
    groups: useMemo(() => (open ? [] : foldable), [open, foldable]),
    count: foldable.length,
    open,
    setOpen,
    unfold: useCallback(
      (group: string) => setUnfolded((known) => (known.includes(group) ? known : [...known, group])),
      [],
    ),
  };
}
