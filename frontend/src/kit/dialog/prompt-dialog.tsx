import { type ReactNode, useState } from 'react';
import { trDialogs } from '../../locale/tr-controls';
import { Button } from '../form/button';
import { Notice } from '../feedback/notice';
import { TextAreaField } from '../form/text-area-field';
import { TextField } from '../form/text-field';
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
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const given = value.trim();
    setMissing(given === '');
    if (given === '' || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      setFailure(await onSubmit(given));
    } finally {
      setBusy(false);
    }
  };

  const Field = multiline ? TextAreaField : TextField;
  return (
    <DialogFrame
      title={title}
      text={text}
      onClose={onClose}
      onSubmit={submit}
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
        <Field
          autoFocus
          label={label}
          value={value}
          maxLength={maxLength}
          onChange={(event: { target: { value: string } }) => {
            setValue(event.target.value);
            setMissing(false);
          }}
          error={missing ? required : undefined}
        />
        {children}
      </div>
    </DialogFrame>
  );
}
