import { readApiError } from '../../../api/api-error';
import { DialogFrame } from '../../../kit/dialog/dialog-frame';
import { Button } from '../../../kit/form/button';
import type { ButtonLook } from '../../../kit/form/button-style';
import { Notice } from '../../../kit/feedback/notice';
import { given } from '../../../kit/form/checks';
import { PasswordField } from '../../../kit/form/password-field';
import { useForm } from '../../../kit/form/use-form';
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
  onDone: () => void;
  onClose: () => void;
}

const FIELDS = { start: { password: '' }, checks: { password: given(trShell.auth.passwordRequired) } };

/** Asks for the password before something that a borrowed phone must not be enough for. */
export function PasswordDialog({ title, text, confirm, look = 'danger', act, onDone, onClose }: Props) {
  const { form, field, failure, busy } = useForm(FIELDS, async ({ password }) => {
    const { data, error } = await act(password);
    if (data) return onDone();
    const { fields, message } = readApiError(error);
    return fields.password ? { fields } : { message };
  });

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
          <Button type="submit" look={look} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failure && <Notice kind="error">{failure}</Notice>}
        <PasswordField
          {...field('password')}
          autoFocus
          autoComplete="current-password"
          label={trProfile.deletePassword}
        />
      </div>
    </DialogFrame>
  );
}
