import type { Popover } from 'radix-ui';
import { type ComponentProps, lazy, Suspense, useRef } from 'react';

/** Loaded with the first press: what draws a panel weighs more than most screens. */
const AnchoredPopover = lazy(() => import('./anchored-popover'));

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
