import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { FormAlert } from '../../kit/form/form-alert';
import { TextField } from '../../kit/form/text-field';
import { trAuth } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { useRequestPasswordResetMutation } from '../../api/generated/shell';
import { AuthCard } from './auth-card';
import { checkEmail } from './email-shape';

/** Asks for the address that the link to a new password goes to. The answer doesn't reveal whether it is known. */
export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <AuthCard title={trShell.titles.forgotPassword} intro={trAuth.forgotIntro}>
      {isSent ? <Sent onAgain={() => setSent(false)} /> : <RequestForm onSent={() => setSent(true)} />}
      <p className="mt-6 text-sm">
        <Link to="/login" className="font-medium text-accent underline underline-offset-2">
          {trAuth.toLogin}
        </Link>
      </p>
    </AuthCard>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const [request] = useRequestPasswordResetMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null);
    const { error } = await request({ email: email.trim() });
    if (!error) return onSent();
    const { fields, message } = readApiError(error);
    if (fields.email) setError('email', { message: fields.email });
    else setFailure(message);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <TextField
        {...register('email', { validate: checkEmail })}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={trShell.auth.email}
        error={formState.errors.email?.message}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        {trAuth.sendLink}
      </Button>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <MailCheck aria-hidden className="size-9 text-accent" />
      <p role="status" className="font-medium">
        {trAuth.linkSent}
      </p>
      <p className="text-sm text-muted">{trAuth.linkSentHint}</p>
      <Button look="secondary" onClick={onAgain}>
        {trAuth.sendAgain}
      </Button>
    </div>
  );
}
