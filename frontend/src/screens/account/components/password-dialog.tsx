import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { DialogFrame } from '../../../kit/dialog/dialog-frame';
import { Button } from '../../../kit/form/button';
import type { ButtonLook } from '../../../kit/form/button-style';
import { Notice } from '../../../kit/feedback/notice';
import { PasswordField } from '../../../kit/form/password-field';
import { trDialogs } from '../../../locale/tr-controls';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';

interface Props {
  title: string;
  text: string;
  /** On the button that does it. */
  confirm: string;
  look?: ButtonLook;
  /** Does it with the password, as an RTK Query mutation answers. */
  act: (password: string) => Promise<{ data?: unknown; error?: unknown }>;
  busy: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password before something that a borrowed phone must not be enough for. */
export function PasswordDialog({ title, text, confirm, look = 'danger', act, busy, onDone, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<{ field?: string; text?: string }>({});

  const submit = async () => {
    if (busy) return;
    if (password === '') return setFailure({ field: trShell.auth.passwordRequired });
    setFailure({});
    const { data, error } = await act(password);
    if (data) return onDone();
    const { fields, message } = readApiError(error);
    setFailure(fields.password ? { field: fields.password } : { text: message });
  };

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
          <Button type="submit" look={look} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failure.text && <Notice kind="error">{failure.text}</Notice>}
        <PasswordField
          autoFocus
          autoComplete="current-password"
          label={trProfile.deletePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={failure.field}
        />
      </div>
    </DialogFrame>
  );
}
