import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { buttonStyle } from '../../kit/form/button-style';
import { Notice } from '../../kit/feedback/notice';
import { given } from '../../kit/form/checks';
import { PasswordField } from '../../kit/form/password-field';
import { useForm } from '../../kit/form/use-form';
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
          <Notice kind="success">{trAuth.passwordSet}</Notice>
          <Link to="/login" className={buttonStyle('primary')}>
            {trShell.menu.login}
          </Link>
        </div>
      )}
      {state === 'dead' && (
        <div className="flex flex-col gap-4">
          <Notice kind="error">{token === '' ? trAuth.linkMissing : trAuth.linkDead}</Notice>
          <Link to="/sifremi-unuttum" className={buttonStyle('primary')}>
            {trAuth.newLink}
          </Link>
        </div>
      )}
    </AuthCard>
  );
}

const FIELDS = {
  start: { password: '', repeat: '' },
  checks: {
    password: given(trShell.auth.passwordRequired),
    repeat: (text: string, { password }: { password: string }) => {
      if (text === '') return trAuth.passwordRepeatRequired;
      return text === password ? undefined : trAuth.passwordsDiffer;
    },
  },
};

interface FormProps {
  token: string;
  onDone: () => void;
  /** The link is unknown, used or over. */
  onDead: () => void;
}

function NewPasswordForm({ token, onDone, onDead }: FormProps) {
  const [confirm] = useConfirmPasswordResetMutation();
  const { form, field, failure, busy } = useForm(FIELDS, async ({ password }) => {
    const { error } = await confirm({ token, password });
    if (!error) return onDone();
    const refused = readApiError(error);
    if (refused.code === 'INVALID_LINK' || refused.fields.token) return onDead();
    return refused;
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={trAuth.newPassword}
        hint={trShell.auth.passwordHint}
      />
      <PasswordField {...field('repeat')} autoComplete="new-password" label={trAuth.newPasswordRepeat} />
      <Button type="submit" busy={busy} className="mt-2">
        {trAuth.setPassword}
      </Button>
    </form>
  );
}
