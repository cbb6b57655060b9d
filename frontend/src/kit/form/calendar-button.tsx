import { CalendarDays } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { trDates } from '../../locale/tr-dates';
import { lazyPart } from '../feedback/lazy-part';
import { IconPopover } from '../layout/icon-popover';

const Calendar = lazyPart(() => import('./calendar'));

interface Props
  extends
    ComponentProps<typeof Calendar>,
    Pick<
      ComponentProps<typeof IconPopover>,
      'label' | 'open' | 'onOpen' | 'disabled' | 'skipTab' | 'className'
    > {
  /** Below the calendar. */
  children?: ReactNode;
}

/** The button that opens the calendar of the date that the label names. */
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
    <IconPopover
      {...{ open, onOpen, disabled, skipTab, className }}
      icon={CalendarDays}
      label={trDates.calendar(label)}
      title={trDates.calendarTitle(label)}
      panel={{ className: 'min-h-80 w-[19rem]' }}
    >
      <Calendar {...calendar} />
      {children}
    </IconPopover>
  );
}
