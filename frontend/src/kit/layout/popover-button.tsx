import type { Popover } from 'radix-ui';
import { type ComponentProps, Suspense, useRef } from 'react';
import { lazyPart } from '../feedback/lazy-part';

/** Loaded with the first press: what draws a panel weighs more than most screens. */
const AnchoredPopover = lazyPart(() => import('./anchored-popover'), 'over');

interface Props extends ComponentProps<'button'> {
  open: boolean;
  onOpen: (open: boolean) => void;
  panel: Popover.PopoverContentProps;
}

/** A button that opens a panel beside it. */
export function PopoverButton({ open, onOpen, panel, ...button }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
        {...button}
      />
      {open && (
        <Suspense>
          <AnchoredPopover button={ref} onClose={() => onOpen(false)} {...panel} />
        </Suspense>
      )}
    </>
  );
}
