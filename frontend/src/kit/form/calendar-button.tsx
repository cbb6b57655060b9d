import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { classNames } from '../../lib/class-names';
import { trDates } from '../../locale/tr-dates';
import { PopoverButton } from '../layout/popover-button';
import { lazyPart } from '../feedback/lazy-part';

const Calendar = lazyPart(() => import('./calendar'));

interface Props extends ComponentProps<typeof Calendar> {
  /** What the date is of. */
  label: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  disabled?: boolean;
  /** Not in the order of Tab: the box beside it opens the calendar with Alt and the arrow down. */
  skipTab?: boolean;
  className?: string;
  /** Below the calendar. */
  children?: ReactNode;
}

/** The button that opens a calendar beside it. */
export function CalendarButton({
  label,
  open,
  onOpen,
  disabled,
  skipTab,
  className,
  children,
  ...calendar
}: Props) {
  return (
    <PopoverButton
      open={open}
      onOpen={onOpen}
      aria-label={trDates.calendar(label)}
      disabled={disabled}
      tabIndex={skipTab ? -1 : undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded text-muted hover:bg-raised hover:text-text disabled:opacity-60 print:hidden',
        className,
      )}
      panel={{
        align: 'end',
        'aria-label': trDates.calendarTitle(label),
        className: 'z-50 min-h-80 w-[19rem] p-3',
        children: (
          <Suspense>
            <Calendar {...calendar} />
            {children}
          </Suspense>
        ),
      }}
    >
      <CalendarDays aria-hidden className="size-4" />
    </PopoverButton>
  );
}
