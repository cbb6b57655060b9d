import { Link } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { emailShaped, filled, given } from '../../kit/form/checks';
import { CheckboxField } from '../../kit/form/checkbox-field';
import { Notice } from '../../kit/feedback/notice';
import { PasswordField } from '../../kit/form/password-field';
import { TextField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { trAgreement } from '../../locale/tr-profile';
import { trAuth } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { useRegisterMutation } from '../../api/generated/shell';

const FIELDS = {
  start: { username: '', email: '', password: '', passwordRepeat: '', terms: false, newsletter: false },
  checks: {
    username: filled(trAuth.usernameRequired),
    email: emailShaped(trShell.auth.emailRequired, trShell.auth.emailShape),
    password: given(trShell.auth.passwordRequired),
    passwordRepeat: (text: string, { password }: { password: string }) => {
      if (text === '') return trAuth.passwordRepeatRequired;
      return text === password ? undefined : trAuth.passwordsDiffer;
    },
    terms: (accepted: boolean) => (accepted ? undefined : trAuth.termsRequired),
  },
};

/** Creates an account. What was typed stays when the server refuses it. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const [send] = useRegisterMutation();
  const { form, field, tick, failure, busy } = useForm(FIELDS, async (values) => {
    const result = await send({
      username: values.username.trim(),
      email: values.email.trim(),
      password: values.password,
      terms_version: trAgreement.version,
      newsletter_consent: values.newsletter,
    });
    if (!result.error) return onRegistered();
    const { message, fields } = readApiError(result.error);
    return {
      message,
      fields: { ...fields, terms: fields.terms_version, newsletter: fields.newsletter_consent },
    };
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField {...field('username')} autoComplete="username" label={trShell.auth.username} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={trShell.auth.email}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={trShell.auth.password}
        hint={trShell.auth.passwordHint}
      />
      <PasswordField {...field('passwordRepeat')} autoComplete="new-password" label={trAuth.passwordRepeat} />
      <CheckboxField {...tick('terms')} label={<TermsLabel />} />
      <CheckboxField {...tick('newsletter')} label={trAuth.newsletterLabel(trShell.newsletter.mailConsent)} />
      <p className="text-dense text-muted">
        {trShell.auth.privacyNote.before}
        <NewTabLink to="/kvkk">{trShell.auth.privacyNote.link}</NewTabLink>
        {trShell.auth.privacyNote.after}
      </p>
      <Button type="submit" busy={busy} className="mt-2">
        {trShell.menu.register}
      </Button>
    </form>
  );
}

function TermsLabel() {
  return (
    <>
      <NewTabLink to="/uyeliksozlesmesi">{trAuth.terms.link}</NewTabLink>
      {trAuth.terms.after}
    </>
  );
}

/** A text to read on the way; what has been typed stays in this tab. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="font-medium text-accent underline underline-offset-2">
      {children}
    </Link>
  );
}
