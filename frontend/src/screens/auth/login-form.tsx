import { useRef, useState } from 'react';
import { readApiError } from '../../api/api-error';
import { useLoginMutation } from '../../api/generated/shell';
import type { LoginAnswer } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { FormAlert } from '../../kit/form/form-alert';
import { PasswordField } from '../../kit/form/password-field';
import { TextField } from '../../kit/form/text-field';
import { useSmallForm } from '../../kit/form/use-small-form';
import { trShell } from '../../locale/tr-shell';

const texts = trShell.auth;
const CHECKS = {
  email: (text: string) => (text === '' ? texts.emailRequired : undefined),
  password: (text: string) => (text === '' ? texts.passwordRequired : undefined),
};

/**
 * Asks for e-mail and password, and for a code once the server wants one; `onLoggedIn` gets the server's answer.
 */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (answer: LoginAnswer) => void }) {
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<'code' | 'recoveryCode' | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const checks = {
    ...CHECKS,
    code: (text: string) => (asked && text.trim() === '' ? texts.codeRequired : undefined),
  };
  const { form, errors, busy } = useSmallForm(checks, async ({ code, ...values }) => {
    setFailure(null);
    const { data, error } = await login({ ...values, code: code || undefined });
    if (data) return onLoggedIn(data);
    const refused = readApiError(error);
    if (refused.code === 'SECOND_FACTOR_REQUIRED') setAsked('code');
    else if (refused.code === 'SECOND_FACTOR_WRONG') {
      box.current?.focus();
      box.current?.select();
      return { code: refused.message };
    } else setFailure(refused.message);
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={texts.email}
        error={errors.email}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={texts.password}
        error={errors.password}
      />
      {asked ? (
        <div>
          <TextField
            key={asked}
            ref={box}
            autoFocus
            name="code"
            autoComplete={asked === 'code' ? 'one-time-code' : 'off'}
            // the digits of a phone's keyboard alone would leave no way to type a recovery code
            inputMode={asked === 'code' ? 'numeric' : 'text'}
            maxLength={40}
            label={texts[asked]}
            hint={texts.hints[asked]}
            error={errors.code}
          />
          <button
            type="button"
            onClick={() => setAsked(asked === 'code' ? 'recoveryCode' : 'code')}
            className="mt-2 text-sm font-medium text-accent underline underline-offset-2"
          >
            {texts.instead[asked]}
          </button>
        </div>
      ) : (
        <input type="hidden" name="code" value="" />
      )}
      <Button type="submit" busy={busy} className="mt-2">
        {trShell.menu.login}
      </Button>
    </form>
  );
}
