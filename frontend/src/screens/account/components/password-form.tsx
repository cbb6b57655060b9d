import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { given } from '../../../kit/form/checks';
import { PasswordField } from '../../../kit/form/password-field';
import { useForm } from '../../../kit/form/use-form';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';
import { useChangePasswordMutation } from '../../../api/generated/screens';
import { failureText } from '../requests/failure-text';
import { ChangeForm } from './change-form';
import { Section } from './section';

const FIELDS = {
  start: { currentPassword: '', newPassword: '', repeat: '' },
  checks: {
    currentPassword: given(trProfile.currentRequired),
    newPassword: given(trProfile.newRequired),
    repeat: (text: string, { newPassword }: { newPassword: string }) =>
      text === newPassword ? undefined : trProfile.passwordsDiffer,
  },
};

/** Changes the password. What was typed stays when it is refused. */
export function PasswordForm({ username, onSaved }: { username: string; onSaved: () => void }) {
  const [save] = useChangePasswordMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const passwords = useForm(FIELDS, async ({ currentPassword, newPassword }, reset) => {
    setSaved(null);
    const { data, error } = await save({ currentPassword, newPassword });
    if (!data)
      return {
        message: failureText(error, trProfile.passwordFailed),
        fields: readApiError(error).fields,
      };
    reset();
    setSaved(trProfile.passwordSaved);
    onSaved();
  });
  const { field } = passwords;

  return (
    <Section title={trProfile.passwordTitle} text={trProfile.passwordNote}>
      <ChangeForm {...passwords} saved={saved} action={trProfile.changePassword}>
        {/* password managers want to know whose password this is */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          {...field('currentPassword')}
          autoComplete="current-password"
          label={trProfile.currentPassword}
        />
        <PasswordField
          {...field('newPassword')}
          autoComplete="new-password"
          label={trProfile.newPassword}
          hint={trShell.auth.passwordHint}
        />
        <PasswordField {...field('repeat')} autoComplete="new-password" label={trProfile.newPasswordRepeat} />
      </ChangeForm>
    </Section>
  );
}
