import { Popover } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { classNames } from '../../lib/class-names';

interface Props extends Popover.PopoverContentProps {
  /** Stays what it is while the panel stands beside it; gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** An open panel beside the button that opened it. */
export default function AnchoredPopover({ button, onClose, onCloseAutoFocus, className, ...panel }: Props) {
  const left = useRef(false);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          sideOffset={4}
          collisionPadding={8}
          {...panel}
          className={classNames(
            'animate-fade rounded-card border border-line bg-surface text-text shadow-sm',
            className,
          )}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            if (!left.current) button.current?.focus();
            onCloseAutoFocus?.(event);
          }}
        />
      </Popover.Portal>
    </Popover.Root>
  );
}
