import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names';
import { trFilters } from '../../../locale/tr-filters';
import type { Picked } from '../../../odds/table/table.slice';

interface Props {
  message: NonNullable<Picked['message']>;
  onClose: () => void;
}

/** How long a success message stays, in milliseconds; a failure stays until it is closed. */
const SUCCESS_TIME = 8_000;

/** The outcome of saving, filling or deleting a filter, over the page: the table below must not move. */
export function PickerMessage({ message: { kind, text }, onClose }: Props) {
  const failed = kind === 'error';
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (failed) return;
    const timer = setTimeout(() => close.current(), SUCCESS_TIME);
    return () => clearTimeout(timer);
  }, [failed, text]);
  return (
    <div
      className={classNames(
        'animate-rise fixed inset-x-4 bottom-[calc(var(--dock-height)+0.75rem)] z-30 flex items-center gap-2 rounded-card border py-2 pr-2 pl-4 text-sm md:right-6 md:bottom-4 md:left-auto md:max-w-md print:hidden',
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
        aria-label={trFilters.closeMessage}
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-hover"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
