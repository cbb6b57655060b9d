import { useRef, useState } from 'react';
import { readApiError } from '../../api/api-error';
import { useLoginMutation } from '../../api/generated/shell';
import type { LoginAnswer } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { filled, given } from '../../kit/form/checks';
import { Notice } from '../../kit/feedback/notice';
import { PasswordField } from '../../kit/form/password-field';
import { TextField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { trShell } from '../../locale/tr-shell';

const texts = trShell.auth;
const START = { email: '', password: '', code: '', recoveryCode: '' };

/**
 * Asks for e-mail and password, and for a code once the server wants one; `onLoggedIn` gets the server's answer.
 */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (answer: LoginAnswer) => void }) {
  const [login] = useLoginMutation();
  const [asked, setAsked] = useState<'code' | 'recoveryCode' | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const checks = {
    email: given(texts.emailRequired),
    password: given(texts.passwordRequired),
    ...(asked && { [asked]: filled(texts.codeRequired) }),
  };
  const { form, field, failure, busy } = useForm({ start: START, checks }, async (values) => {
    const { email, password } = values;
    const { data, error } = await login({ email, password, code: asked ? values[asked] : undefined });
    if (data) return onLoggedIn(data);
    const refused = readApiError(error);
    if (refused.code === 'SECOND_FACTOR_REQUIRED') return setAsked('code');
    if (refused.code !== 'SECOND_FACTOR_WRONG') return { message: refused.message };
    box.current?.select();
    return { fields: { [asked ?? 'code']: refused.message } };
  });

  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        label={texts.email}
      />
      <PasswordField {...field('password')} autoComplete="current-password" label={texts.password} />
      {asked && (
        <div>
          <TextField
            key={asked}
            {...field(asked)}
            ref={box}
            autoFocus
            autoComplete={asked === 'code' ? 'one-time-code' : 'off'}
            // the digits of a phone's keyboard alone would leave no way to type a recovery code
            inputMode={asked === 'code' ? 'numeric' : 'text'}
            maxLength={40}
            label={texts[asked]}
            hint={texts.hints[asked]}
          />
          <button
            type="button"
            onClick={() => setAsked(asked === 'code' ? 'recoveryCode' : 'code')}
            className="mt-2 text-sm font-medium text-accent underline underline-offset-2"
          >
            {texts.instead[asked]}
          </button>
        </div>
      )}
      <Button type="submit" busy={busy} className="mt-2">
        {trShell.menu.login}
      </Button>
    </form>
  );
}
