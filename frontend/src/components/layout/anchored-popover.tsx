import { Popover } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { PopoverPanel } from './popover-panel';

interface Props extends Popover.PopoverContentProps {
  /** Stays what it is while the panel stands beside it; gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** An open panel beside the button that opened it. */
export default function AnchoredPopover({ button, onClose, ...panel }: Props) {
  const left = useRef(false);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <PopoverPanel
        {...panel}
        onInteractOutside={(event) => {
          // The button closes it by itself.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          else left.current = true;
        }}
        onCloseAutoFocus={() => {
          if (!left.current) button.current?.focus();
        }}
      />
    </Popover.Root>
  );
}
