import type { ReactNode } from 'react';
import { tr } from '../../locale/tr';
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

/** Says something that is to be noticed, as an alert does. */
export function MessageDialog({ title, text, children, onClose }: Props) {
  return (
    <DialogFrame
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {tr.dialogs.ok}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}
