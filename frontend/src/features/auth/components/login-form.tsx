import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import type { LoginAnswer } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { FormAlert } from '../../../components/form/form-alert';
import { PasswordField } from '../../../components/form/password-field';
import { TextField } from '../../../components/form/text-field';
import { useSmallForm } from '../../../components/form/use-small-form';
import { trShell } from '../../../locale/tr-shell';
import { useLoginMutation } from '../auth.api';

const CHECKS = {
  email: (text: string) => (text === '' ? trShell.auth.emailRequired : undefined),
  password: (text: string) => (text === '' ? trShell.auth.passwordRequired : undefined),
};

/** Asks for e-mail and password; `onLoggedIn` gets the server's answer. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (answer: LoginAnswer) => void }) {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, busy } = useSmallForm(CHECKS, async (values) => {
    setFailure(null);
    const result = await login(values);
    if (result.data) onLoggedIn(result.data);
    else setFailure(readApiError(result.error).message);
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={trShell.auth.email}
        error={errors.email}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={trShell.auth.password}
        error={errors.password}
      />
      <Button type="submit" busy={busy} className="mt-2">
        {trShell.menu.login}
      </Button>
    </form>
  );
}
