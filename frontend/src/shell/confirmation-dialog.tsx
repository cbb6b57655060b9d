import { useState } from 'react';
import { readApiError } from '../api/api-error';
import { answerConfirmation } from '../api/confirmation';
import { useConfirmSessionMutation, useReadSecondFactorQuery } from '../api/generated/screens';
import { DialogFrame } from '../kit/dialog/dialog-frame';
import { Notice } from '../kit/feedback/notice';
import { Spinner } from '../kit/feedback/spinner';
import { Button } from '../kit/form/button';
import { filled } from '../kit/form/checks';
import { PasswordField } from '../kit/form/password-field';
import { TextField } from '../kit/form/text-field';
import { useForm } from '../kit/form/use-form';
import { trConfirmation as texts } from '../locale/tr-confirmation';
import { trDialogs } from '../locale/tr-controls';
import { trShell } from '../locale/tr-shell';

type Proof = 'password' | 'code';

const START: Record<Proof, string> = { password: '', code: '' };
const REQUIRED = { password: trShell.auth.passwordRequired, code: trShell.auth.codeRequired };

/** Asks for the password or, of accounts with a second factor, for a code, so that a refused request can go on. */
export default function ConfirmationDialog() {
  const { data, isLoading } = useReadSecondFactorQuery();
  const [confirm] = useConfirmSessionMutation();
  const [chosen, setChosen] = useState<Proof | null>(null);
  const hasFactor = data?.enabled === true;
  const proof = chosen ?? (hasFactor ? 'code' : 'password');

  const fields = { start: START, checks: { [proof]: filled(REQUIRED[proof]) } };
  const { form, field, failure, busy, reset } = useForm(fields, async (written) => {
    const { error } = await confirm({ [proof]: written[proof] });
    if (error === undefined) return answerConfirmation(true);
    const refused = readApiError(error);
    return refused.fields[proof] ? { fields: refused.fields } : { message: refused.message };
  });
  const box = { ...field(proof), autoFocus: true, label: texts[proof] };

  return (
    <DialogFrame
      title={texts.title}
      text={texts.text}
      onClose={() => answerConfirmation(false)}
      form={form}
      actions={
        <>
          <Button look="secondary" onClick={() => answerConfirmation(false)}>
            {trDialogs.cancel}
          </Button>
          <Button type="submit" busy={busy} disabled={isLoading}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {isLoading ? (
        <Spinner className="text-muted" />
      ) : (
        <div className="flex flex-col items-stretch gap-3">
          {failure && <Notice kind="error">{failure}</Notice>}
          {proof === 'code' ? (
            <TextField {...box} key="code" autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
          ) : (
            <PasswordField {...box} key="password" autoComplete="current-password" />
          )}
          {hasFactor && (
            <button
              type="button"
              onClick={() => {
                setChosen(proof === 'code' ? 'password' : 'code');
                reset();
              }}
              className="self-start text-sm font-medium text-accent underline underline-offset-2"
            >
              {texts.instead[proof]}
            </button>
          )}
        </div>
      )}
    </DialogFrame>
  );
}
