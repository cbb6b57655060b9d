import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { CheckboxField } from '../../kit/form/checkbox-field';
import { FormAlert } from '../../kit/form/form-alert';
import { PasswordField } from '../../kit/form/password-field';
import { TextField } from '../../kit/form/text-field';
import { trAgreement } from '../../locale/tr-profile';
import { trAuth } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { useRegisterMutation } from '../../api/generated/shell';
import { checkEmail } from './email-shape';

interface RegisterValues {
  username: string;
  email: string;
  password: string;
  passwordRepeat: string;
  terms: boolean;
  newsletter: boolean;
}

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  password: '',
  passwordRepeat: '',
  terms: false,
  newsletter: false,
};

/** Names of the server where they differ from the form's. */
const FIELDS: Readonly<Record<string, Path<RegisterValues>>> = {
  terms_version: 'terms',
  newsletter_consent: 'newsletter',
};

/** Creates an account. What was typed stays when the server refuses it. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const [send] = useRegisterMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm<RegisterValues>({ defaultValues: EMPTY });
  const { errors } = formState;

  const submit = handleSubmit(async ({ username, email, password, newsletter }) => {
    setFailure(null);
    const result = await send({
      username: username.trim(),
      email: email.trim(),
      password,
      terms_version: trAgreement.version,
      newsletter_consent: newsletter,
    });
    if (!result.error) return onRegistered();
    const { message, fields } = readApiError(result.error);
    setFailure(message);
    for (const [name, sentence] of Object.entries(fields)) {
      const field = FIELDS[name] ?? name;
      if (field in EMPTY) setError(field as Path<RegisterValues>, { message: sentence });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <TextField
        {...register('username', { validate: (text) => text.trim() !== '' || trAuth.usernameRequired })}
        autoComplete="username"
        label={trShell.auth.username}
        error={errors.username?.message}
      />
      <TextField
        {...register('email', { validate: checkEmail })}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={trShell.auth.email}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: trShell.auth.passwordRequired })}
        autoComplete="new-password"
        label={trShell.auth.password}
        hint={trShell.auth.passwordHint}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('passwordRepeat', {
          required: trAuth.passwordRepeatRequired,
          validate: (text, { password }) => text === password || trAuth.passwordsDiffer,
        })}
        autoComplete="new-password"
        label={trAuth.passwordRepeat}
        error={errors.passwordRepeat?.message}
      />
      <CheckboxField
        {...register('terms', { required: trAuth.termsRequired })}
        label={<TermsLabel />}
        error={errors.terms?.message}
      />
      <CheckboxField
        {...register('newsletter')}
        label={trAuth.newsletterLabel(trShell.newsletter.mailConsent)}
        error={errors.newsletter?.message}
      />
      <p className="text-dense text-muted">
        {trShell.auth.privacyNote.before}
        <NewTabLink to="/kvkk">{trShell.auth.privacyNote.link}</NewTabLink>
        {trShell.auth.privacyNote.after}
      </p>
      <Button type="submit" busy={formState.isSubmitting} className="mt-2">
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
