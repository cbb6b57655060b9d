import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { buttonStyle } from '../../kit/form/button-style';
import { FormAlert } from '../../kit/form/form-alert';
import { PasswordField } from '../../kit/form/password-field';
import { trAuth } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { useConfirmPasswordResetMutation } from '../../api/generated/shell';
import { AuthCard } from './auth-card';
import { recheckRole, type SessionDispatch } from '../../session/role-check';

/** Where the link of a mail leads: a forgotten password, or the first one of an account that an admin made. */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  // a newer link opened in the same tab changes only what is behind the #
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const dispatch = useDispatch<SessionDispatch>();
  const [state, setState] = useState<'asking' | 'done' | 'dead'>(token === '' ? 'dead' : 'asking');
  const done = () => {
    setState('done');
    // the new password has ended all sessions, the one of this browser too
    void dispatch(recheckRole());
  };
  return (
    <AuthCard title={trShell.titles.resetPassword} intro={trAuth.resetIntro}>
      {state === 'asking' && <NewPasswordForm token={token} onDone={done} onDead={() => setState('dead')} />}
      {state === 'done' && (
        <div className="flex flex-col gap-4">
          <FormAlert kind="success">{trAuth.passwordSet}</FormAlert>
          <Link to="/login" className={buttonStyle('primary')}>
            {trShell.menu.login}
          </Link>
        </div>
      )}
      {state === 'dead' && (
        <div className="flex flex-col gap-4">
          <FormAlert kind="error">{token === '' ? trAuth.linkMissing : trAuth.linkDead}</FormAlert>
          <Link to="/sifremi-unuttum" className={buttonStyle('primary')}>
            {trAuth.newLink}
          </Link>
        </div>
      )}
    </AuthCard>
  );
}

const EMPTY = { password: '', repeat: '' };
type Values = typeof EMPTY;

interface FormProps {
  token: string;
  onDone: () => void;
  /** The link is unknown, used or over. */
  onDead: () => void;
}

function NewPasswordForm({ token, onDone, onDead }: FormProps) {
  const [confirm] = useConfirmPasswordResetMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm<Values>({ defaultValues: EMPTY });
  const { errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const { error } = await confirm({ token, password });
    if (!error) return onDone();
    const { code, fields, message } = readApiError(error);
    if (code === 'INVALID_LINK' || fields.token) return onDead();
    setFailure(message);
    for (const [name, sentence] of Object.entries(fields)) {
      if (name in EMPTY) setError(name as Path<Values>, { message: sentence });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <PasswordField
        {...register('password', { required: trShell.auth.passwordRequired })}
        autoComplete="new-password"
        label={trAuth.newPassword}
        hint={trShell.auth.passwordHint}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('repeat', {
          required: trAuth.passwordRepeatRequired,
          validate: (text, { password }) => text === password || trAuth.passwordsDiffer,
        })}
        autoComplete="new-password"
        label={trAuth.newPasswordRepeat}
        error={errors.repeat?.message}
      />
      <Button type="submit" busy={formState.isSubmitting} className="mt-2">
        {trAuth.setPassword}
      </Button>
    </form>
  );
}
