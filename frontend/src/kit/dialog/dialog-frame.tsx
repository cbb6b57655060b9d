import { AlertDialog } from 'radix-ui';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useBackCloses } from '../../lib/use-back-closes';
import { useReturnFocus } from './use-return-focus';

interface Props {
  title: string;
  /** Read out with the title. */
  text?: string;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons, the safest first; it has the focus unless something else takes it. */
  actions: ReactNode;
  /** Of `useForm`: makes the dialog one, which Enter submits. While it stays open afterwards, its box has the focus again. */
  form?: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => Promise<void> };
}

/** A question or message in the middle of the page that must be answered first. Escape closes it. */
export function DialogFrame({ title, text, onClose, children, actions, form }: Props) {
  const returnFocus = useReturnFocus();
  useBackCloses(onClose);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // a dialog over a form stands inside it in React's tree
    event.stopPropagation();
    const box = event.currentTarget.querySelector<HTMLElement>('input, textarea');
    await form?.onSubmit(event);
    box?.focus();
  };
  const content = (
    <>
      <AlertDialog.Title className="text-base font-semibold">{title}</AlertDialog.Title>
      {text && (
        <AlertDialog.Description className="mt-2 text-sm whitespace-pre-line text-muted">
          {text}
        </AlertDialog.Description>
      )}
      {children && <div className="mt-4">{children}</div>}
      <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>
    </>
  );
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        {/* what is long scrolls with what is around it: a list of choices may be longer than the dialog */}
        <AlertDialog.Overlay className="animate-fade fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-overlay p-4">
          <AlertDialog.Content
            onCloseAutoFocus={returnFocus}
            {...(text ? {} : { 'aria-describedby': undefined })}
            className="w-full max-w-[28rem] rounded-lg border border-line bg-surface p-5"
          >
            {form ? (
              <form {...form} onSubmit={(event) => void submit(event)}>
                {content}
              </form>
            ) : (
              content
            )}
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
