import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { classNames } from '../../lib/class-names';
import { Spinner } from '../feedback/spinner';
import { PopoverButton } from './popover-button';

type ButtonProps = ComponentProps<typeof PopoverButton>;

interface Props extends Pick<ButtonProps, 'open' | 'onOpen' | 'disabled' | 'className'> {
  icon: LucideIcon;
  label: string;
  /** What the panel is called; default: as the button. */
  title?: string;
  /** Not in the order of Tab: keys of the box beside it open it. */
  skipTab?: boolean;
  panel: ButtonProps['panel'];
  /** Loaded when it is opened. */
  children: ReactNode;
}

/** The icon beside a box or title that opens a panel which helps with it. */
export function IconPopover({
  icon: Icon,
  label,
  title = label,
  skipTab = false,
  className,
  panel,
  children,
  ...button
}: Props) {
  return (
    <PopoverButton
      {...button}
      aria-label={label}
      title={label}
      tabIndex={skipTab ? -1 : undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded text-muted hover:bg-hover hover:text-text disabled:opacity-60 print:hidden',
        className,
      )}
      panel={{
        align: 'end',
        'aria-label': title,
        ...panel,
        className: classNames('z-50 p-3', panel.className),
        children: <Suspense fallback={<Spinner className="mx-auto my-6" />}>{children}</Suspense>,
      }}
    >
      <Icon aria-hidden className="size-4" />
    </PopoverButton>
  );
}
