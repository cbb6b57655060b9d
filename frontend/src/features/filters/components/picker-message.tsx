import { X } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { tr } from '../../../locale/tr';
import type { PickerMessage as Message } from '../use-filter-picker';

interface Props {
  message: Message;
  onClose: () => void;
}

/** What became of saving, filling or deleting a filter. */
export function PickerMessage({ message: { kind, text }, onClose }: Props) {
  const failed = kind === 'error';
  return (
    <div
      className={classNames(
        'flex w-full items-center gap-2 rounded-md border py-0.5 pr-0.5 pl-3 text-dense',
        failed
          ? 'border-danger/40 bg-danger-soft text-danger'
          : 'border-accent/40 bg-accent-soft text-accent-strong',
      )}
    >
      <p role={failed ? 'alert' : 'status'} className="grow">
        {text}
      </p>
      <button
        type="button"
        aria-label={tr.filters.closeMessage}
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-hover"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
