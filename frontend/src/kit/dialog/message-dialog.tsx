import type { ReactNode } from 'react';
import { trDialogs } from '../../locale/tr-controls';
import { Button } from '../form/button';
import { DialogFrame } from './dialog-frame';

interface Props {
  /** The message itself. */
  title: string;
  /** More about it. */
  text?: string;
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a message that must be noticed, like an alert. */
export function MessageDialog({ title, text, children, onClose }: Props) {
  return (
    <DialogFrame
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {trDialogs.ok}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}
