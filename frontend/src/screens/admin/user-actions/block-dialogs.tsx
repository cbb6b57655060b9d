import { announce } from '../../../api/announce';
import { readApiError } from '../../../api/api-error';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { PromptDialog } from '../../../kit/dialog/prompt-dialog';
import { notify } from '../../../kit/feedback/notices';
import { trAdmin } from '../../../locale/tr-admin';
import { useBlockUserMutation, useUnblockUserMutation } from '../../../api/generated/panel';

interface Props {
  userId: number;
  name: string;
  onClose: () => void;
}

/** Asks for the reason why a member may not write comments any more. */
export function BlockDialog({ userId, name, onClose }: Props) {
  const [block] = useBlockUserMutation();
  const submit = async (reason: string) => {
    const { error } = await block({ id: userId, body: { reason } });
    if (error) {
      const { fields, message } = readApiError(error);
      return fields.reason ?? message;
    }
    notify({ kind: 'success', text: trAdmin.users.blocked(name) });
    onClose();
    return null;
  };
  return (
    <PromptDialog
      title={trAdmin.users.blockTitle(name)}
      label={trAdmin.users.blockReason}
      maxLength={200}
      multiline
      required={trAdmin.users.blockReasonRequired}
      submitLabel={trAdmin.users.block}
      danger
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

export function UnblockDialog({ userId, name, reason, onClose }: Props & { reason?: string }) {
  const [unblock] = useUnblockUserMutation();
  const confirm = async () => {
    await announce(unblock(userId), trAdmin.users.unblocked(name));
    onClose();
  };
  return (
    <ConfirmDialog
      title={trAdmin.users.unblockTitle(name)}
      text={reason ? trAdmin.users.unblockText(reason) : undefined}
      confirmLabel={trAdmin.users.unblock}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
