import { tr } from '../../../locale/tr';
import { useDeleteProfileMutation } from '../account.api';
import { PasswordDialog } from './password-dialog';

/** Asks for the password before the account goes for good. */
export function DeleteAccountDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteProfileMutation();
  return (
    <PasswordDialog
      title={tr.profile.deleteQuestion}
      text={tr.profile.deleteWarning}
      confirm={tr.profile.deleteConfirm}
      act={(password) => remove({ password })}
      busy={isLoading}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}
