import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from '../../../api/generated/screens';
import type { OwnSessionRow } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { trProfile } from '../../../locale/tr-profile';
import { PasswordDialog } from './password-dialog';

interface Props {
  /** One session, or all but this one. */
  which: OwnSessionRow | 'others';
  onClose: () => void;
}

/** Asks for the password before other devices are logged out. */
export function EndSessionsDialog({ which, onClose }: Props) {
  const [endOne] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const words = which === 'others' ? trProfile.endOthers : trProfile.endOne;
  return (
    <PasswordDialog
      title={words.question}
      text={words.warning}
      confirm={words.confirm}
      act={(password) =>
        which === 'others' ? endOthers({ password }) : endOne({ id: which.id, body: { password } })
      }
      onDone={() => {
        notify({ kind: 'success', text: words.done, name: 'sessions' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
