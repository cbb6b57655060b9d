import { Popover } from 'radix-ui';
import { classNames } from '../../lib/class-names';

/** What a button opens over the page, in the frame that all such panels share. */
export function PopoverPanel({ className, ...props }: Popover.PopoverContentProps) {
  return (
    <Popover.Portal>
      <Popover.Content
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={classNames(
          'animate-fade rounded-card border border-line bg-surface text-text shadow-sm',
          className,
        )}
      />
    </Popover.Portal>
  );
}
