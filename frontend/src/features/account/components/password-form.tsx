import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import { PasswordField } from '../../../components/form/password-field';
import { tr } from '../../../locale/tr';
import { useChangePasswordMutation } from '../account.api';
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
      setOutcome({ kind: 'success', text: tr.profile.passwordSaved });
      return onSaved();
    }
    setOutcome({ kind: 'error', text: failureText(error, tr.profile.passwordFailed) });
    for (const [name, sentence] of Object.entries(readApiError(error).fields)) {
      if (name in EMPTY) setError(name as Path<Values>, { message: sentence });
    }
  });

  return (
    <Section title={tr.profile.passwordTitle} text={tr.profile.passwordNote}>
      <ChangeForm
        onSubmit={submit}
        outcome={outcome}
        dirty={formState.isDirty}
        busy={formState.isSubmitting}
        action={tr.profile.changePassword}
      >
        {/* password managers want to know whose password this is */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          {...register('currentPassword', { required: tr.profile.currentRequired })}
          autoComplete="current-password"
          label={tr.profile.currentPassword}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('newPassword', { required: tr.profile.newRequired })}
          autoComplete="new-password"
          label={tr.profile.newPassword}
          hint={tr.auth.passwordHint}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...register('repeat', {
            validate: (text, { newPassword }) => text === newPassword || tr.profile.passwordsDiffer,
          })}
          autoComplete="new-password"
          label={tr.profile.newPasswordRepeat}
          error={errors.repeat?.message}
        />
      </ChangeForm>
    </Section>
  );
}
