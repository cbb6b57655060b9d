import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../../lib/class-names';
import { trDates } from '../../locale/tr-dates';

const Calendar = lazy(() => import('./calendar'));

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
    <Popover.Root open={open} onOpenChange={onOpen}>
      <Popover.Trigger
        aria-label={trDates.calendar(label)}
        disabled={disabled}
        tabIndex={skipTab ? -1 : undefined}
        className={classNames(
          'grid shrink-0 place-items-center rounded text-muted hover:bg-raised hover:text-text disabled:opacity-60 print:hidden',
          className,
        )}
      >
        <CalendarDays aria-hidden className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={trDates.calendarTitle(label)}
          className="animate-fade z-50 min-h-80 w-[304px] rounded-card border border-line bg-surface p-3 text-text shadow-sm"
        >
          <Suspense>
            <Calendar {...calendar} />
            {children}
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
