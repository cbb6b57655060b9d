import { Pin } from 'lucide-react';
import { classNames } from '../../lib/class-names';
import { trTable } from '../../locale/tr-table';

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
