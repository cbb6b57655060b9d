import { trProfile } from '../../../locale/tr-profile';
import { useDeleteProfileMutation } from '../../../api/generated/screens';
import { PasswordDialog } from './password-dialog';

/** Asks for the password before the account goes for good. */
export function DeleteAccountDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteProfileMutation();
  return (
    <PasswordDialog
      title={trProfile.deleteQuestion}
      text={trProfile.deleteWarning}
      confirm={trProfile.deleteConfirm}
      act={(password) => remove({ password })}
      busy={isLoading}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}
