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
  /** Further fields, under the box. */
  children?: ReactNode;
}

const START = { text: '' };

/** Asks for a text. What was written stays when it is refused. */
export function PromptDialog({
  title,
  text,
  label,
  maxLength,
  multiline = false,
  required,
  submitLabel,
  danger = false,
  onSubmit,
  onClose,
  children,
}: Props) {
  const fields = { start: START, checks: { text: filled(required) } };
  const { form, field, failure, busy } = useForm(fields, async (written) => {
    const message = await onSubmit(written.text.trim());
    if (message !== null) return { message };
  });
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
        <Field autoFocus {...field('text')} label={label} maxLength={maxLength} />
        {children}
      </div>
    </DialogFrame>
  );
}
