import type { ReactNode } from 'react';
import { trDialogs } from '../../locale/tr-controls';
import { Notice } from '../feedback/notice';
import { Button } from '../form/button';
import { filled } from '../form/checks';
import { TextAreaField } from '../form/text-area-field';
import { TextField } from '../form/text-field';
import { useForm } from '../form/use-form';
import { DialogFrame } from './dialog-frame';

interface Props {
  title: string;
  text?: string;
  /** Label of the box. */
  label: string;
  /** What stands in the box at first. */
  initial?: string;
  /** Longest accepted text. */
  maxLength: number;
  multiline?: boolean;
  /** Said when nothing was written. */
  required: string;
  submitLabel: string;
  danger?: boolean;
  /** Gets the trimmed text; a returned sentence is shown and the text stays. */
  onSubmit: (text: string) => string | null | Promise<string | null>;
  onClose: () => void;
  /** What follows from the text as it stands. */
  note?: (text: string) => string | null;
  /** Further fields, under the box. */
  children?: ReactNode;
}

/** Asks for a text. What was written stays when it is refused. */
export function PromptDialog({
  title,
  text,
  label,
  initial = '',
  maxLength,
  multiline = false,
  required,
  submitLabel,
  danger = false,
  onSubmit,
  onClose,
  note = () => null,
  children,
}: Props) {
  const fields = { start: { text: initial }, checks: { text: filled(required) } };
  const { form, field, failure, busy } = useForm(fields, async (written) => {
    const message = await onSubmit(written.text.trim());
    if (message !== null) return { message };
  });
  const box = field('text');
  const Field = multiline ? TextAreaField : TextField;
  return (
    <DialogFrame
      title={title}
      text={text}
      onClose={onClose}
      form={form}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {trDialogs.cancel}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failure && <Notice kind="error">{failure}</Notice>}
        <Field autoFocus {...box} label={label} maxLength={maxLength} />
        <p role="status" className="text-dense text-muted empty:hidden">
          {note(box.value.trim())}
        </p>
        {children}
      </div>
    </DialogFrame>
  );
}
