import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import { PasswordField } from '../../../kit/form/password-field';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';
import { useChangePasswordMutation } from '../../../api/generated/screens';
import { failureText } from '../requests/failure-text';
import { ChangeForm, type Outcome } from './change-form';
import { Section } from './section';

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' };
type Values = typeof EMPTY;

/** Changes the password. What was typed stays when it is refused. */
export function PasswordForm({ username, onSaved }: { username: string; onSaved: () => void }) {
  const [save] = useChangePasswordMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { register, handleSubmit, formState, setError, reset } = useForm<Values>({ defaultValues: EMPTY });
  const { errors } = formState;

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    setOutcome(null);
    const { data, error } = await save({ currentPassword, newPassword });
    if (data) {
      reset(EMPTY);
      setOutcome({ kind: 'success', text: trProfile.passwordSaved });
      return onSaved();
    }
    setOutcome({ kind: 'error', text: failureText(error, trProfile.passwordFailed) });
    for (const [name, sentence] of Object.entries(readApiError(error).fields)) {
      if (name in EMPTY) setError(name as Path<Values>, { message: sentence });
    }
  });

  return (
    <Section title={trProfile.passwordTitle} text={trProfile.passwordNote}>
      <ChangeForm
        onSubmit={submit}
        outcome={outcome}
        dirty={formState.isDirty}
        busy={formState.isSubmitting}
        action={trProfile.changePassword}
      >
        {/* password managers want to know whose password this is */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          {...register('currentPassword', { required: trProfile.currentRequired })}
          autoComplete="current-password"
          label={trProfile.currentPassword}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('newPassword', { required: trProfile.newRequired })}
          autoComplete="new-password"
          label={trProfile.newPassword}
          hint={trShell.auth.passwordHint}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...register('repeat', {
            validate: (text, { newPassword }) => text === newPassword || trProfile.passwordsDiffer,
          })}
          autoComplete="new-password"
          label={trProfile.newPasswordRepeat}
          error={errors.repeat?.message}
        />
      </ChangeForm>
    </Section>
  );
}
