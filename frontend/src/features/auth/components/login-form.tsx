import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import { Button } from '../../../components/form/button';
import { FormAlert } from '../../../components/form/form-alert';
import { PasswordField } from '../../../components/form/password-field';
import { TextField } from '../../../components/form/text-field';
import { tr } from '../../../locale/tr';
import { useLoginMutation } from '../auth.api';
import type { LoginAnswer, LoginDto } from '../../../api/generated/wire';

/** Asks for e-mail and password; `onLoggedIn` gets the server's answer. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (answer: LoginAnswer) => void }) {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<LoginDto>({
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const result = await login(values);
    if (result.data) onLoggedIn(result.data);
    else setFailure(readApiError(result.error).message);
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <TextField
        {...register('email', { required: tr.auth.emailRequired })}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={tr.auth.email}
        error={formState.errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: tr.auth.passwordRequired })}
        autoComplete="current-password"
        label={tr.auth.password}
        error={formState.errors.password?.message}
      />
      <Button type="submit" busy={formState.isSubmitting} className="mt-2">
        {tr.menu.login}
      </Button>
    </form>
  );
}
