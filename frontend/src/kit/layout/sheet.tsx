import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { useBackCloses } from '../../lib/use-back-closes';
import { trShell } from '../../locale/tr-shell';
import { useReturnFocus } from '../dialog/use-return-focus';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible under the scrolling part. */
  footer?: ReactNode;
  /** `bottom` on phones; on wide screens `side` leaves the page beside it in view, `center` is a dialog. */
  from?: 'bottom' | 'side' | 'center';
  /** As high as it may be, whatever is in it: what is searched in it doesn't move it. */
  tall?: boolean;
}

/** A panel over the page. It takes the focus, closes with Escape and gives the focus back. */
export function Sheet({ title, onClose, children, footer, from = 'bottom', tall = false }: Props) {
  const returnFocus = useReturnFocus();
  useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-fade fixed inset-0 z-40 bg-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            'animate-rise fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] flex-col rounded-t-xl border-t border-line bg-surface',
            tall && 'h-[85dvh]',
            from === 'side' &&
              'md:inset-y-0 md:left-auto md:max-h-none md:w-[26.25rem] md:rounded-none md:border-t-0 md:border-l',
            from === 'center' && 'md:inset-0 md:m-auto md:max-w-xl md:rounded-xl md:border',
          )}
        >
          <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
            <Dialog.Title className="font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={trShell.common.close}
              className="grid size-10 place-items-center rounded-md hover:bg-raised"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer && <div className="border-t border-line p-3">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
