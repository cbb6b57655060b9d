import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trDialogs } from '../../locale/tr-controls';
import { Button } from '../form/button';
import { DialogFrame } from './dialog-frame';

interface Props {
  title: string;
  text?: string;
  confirmLabel: string;
  /** What is confirmed can't be taken back easily. */
  danger?: boolean;
  /** The button shows progress until it is done, and has the focus again where the dialog is still open then. */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks before something happens; the safe answer has the focus. */
export function ConfirmDialog({ title, text, confirmLabel, danger = false, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      // a disabled button loses the focus and takes it only once it is enabled; it is gone where the dialog is closed
      flushSync(() => setBusy(false));
      button.current?.focus();
    }
  };
  return (
    <DialogFrame
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>
            {trDialogs.cancel}
          </Button>
          <Button
            ref={button}
            look={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
