import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { emailShaped } from '../../kit/form/checks';
import { Notice } from '../../kit/feedback/notice';
import { TextField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { trAuth } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { useRequestPasswordResetMutation } from '../../api/generated/shell';
import { AuthCard } from './auth-card';

const FIELDS = {
  start: { email: '' },
  checks: { email: emailShaped(trShell.auth.emailRequired, trShell.auth.emailShape) },
};

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
  const { form, field, failure, busy } = useForm(FIELDS, async ({ email }) => {
    const { error } = await request({ email: email.trim() });
    if (!error) return onSent();
    const { fields, message } = readApiError(error);
    return fields.email ? { fields } : { message };
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={trShell.auth.email}
      />
      <Button type="submit" busy={busy}>
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
