import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { DialogFrame } from '../../../components/dialog/dialog-frame';
import { Button } from '../../../components/form/button';
import { FormAlert } from '../../../components/form/form-alert';
import { PasswordField } from '../../../components/form/password-field';
import { tr } from '../../../locale/tr';
import { useDeleteAccountMutation } from '../account.api';

/** Asks for the password before the account goes for good. */
export function DeleteAccountDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<{ field?: string; text?: string }>({});

  const submit = async () => {
    if (isLoading) return;
    if (password === '') return setFailure({ field: tr.auth.passwordRequired });
    setFailure({});
    const { data, error } = await remove({ password });
    if (data) return onDeleted();
    const { fields, message } = readApiError(error);
    setFailure(fields.password ? { field: fields.password } : { text: message });
  };

  return (
    <DialogFrame
      title={tr.profile.deleteQuestion}
      text={tr.profile.deleteWarning}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {tr.dialogs.cancel}
          </Button>
          <Button type="submit" look="danger" busy={isLoading}>
            {tr.profile.deleteConfirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failure.text && <FormAlert kind="error">{failure.text}</FormAlert>}
        <PasswordField
          autoFocus
          autoComplete="current-password"
          label={tr.profile.deletePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={failure.field}
        />
      </div>
    </DialogFrame>
  );
}
