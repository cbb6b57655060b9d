import { Pin } from 'lucide-react';
import { useState } from 'react';
import type { MatchTable } from './match-table';
import { classNames } from '../../lib/class-names';
import { trTable } from '../../locale/tr-table';

/** Further pinned columns take at most this much beside the teams, in pixels. */
const MOST_WIDTH = 360;

/** The columns among these names that can stand beside the teams, in the order of the table: as many as there is room for. */
export function pinnable(
  names: ReadonlySet<string>,
  { columns }: Pick<MatchTable<never>, 'columns'>,
): string[] {
  let width = 0;
  return [...columns.values()]
    .filter(({ id, pin }) => !pin && names.has(id))
    .filter((column) => (width += column.width) <= MOST_WIDTH)
    .map(({ id }) => id);
}

/**
 * The columns that stand beside the teams: the filtered ones. One whose box is being written in stays where it is, also
 * while the box is empty.
 */
export function usePinnedColumns(
  filtered: readonly string[],
  written: string | null,
  table: Pick<MatchTable<never>, 'columns'>,
): readonly string[] {
  const [pinned, setPinned] = useState<readonly string[]>([]);
  const kept = pinned.filter((id) => id === written);
  const next = pinnable(new Set([...filtered, ...kept]), table);
  const same = next.length === pinned.length && next.every((id, index) => id === pinned[index]);
  if (!same) setPinned(next);
  return same ? pinned : next;
}

interface Props {
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** Keeps the filtered columns beside the teams. */
export function PinButton({ on, onTurn }: Props) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={trTable.pinFiltered}
      title={trTable.pinFiltered}
      onClick={() => onTurn(!on)}
      className={classNames(
        'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-dense whitespace-nowrap',
        on ? 'border-accent bg-accent-soft font-medium' : 'border-control hover:bg-raised',
      )}
    >
      <Pin aria-hidden className={classNames('size-3.5', on && 'fill-current')} />
      {trTable.pin}
    </button>
  );
}
