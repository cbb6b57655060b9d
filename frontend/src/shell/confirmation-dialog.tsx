import { useState } from 'react';
import { readApiError } from '../api/api-error';
import { answerConfirmation } from '../api/confirmation';
import { useConfirmSessionMutation, useReadSecondFactorQuery } from '../api/generated/screens';
import { DialogFrame } from '../kit/dialog/dialog-frame';
import { Spinner } from '../kit/feedback/spinner';
import { Button } from '../kit/form/button';
import { Notice } from '../kit/feedback/notice';
import { PasswordField } from '../kit/form/password-field';
import { TextField } from '../kit/form/text-field';
import { trConfirmation as texts } from '../locale/tr-confirmation';
import { trDialogs } from '../locale/tr-controls';
import { trShell } from '../locale/tr-shell';

type Proof = 'password' | 'code';

const REQUIRED = { password: trShell.auth.passwordRequired, code: trShell.auth.codeRequired };

/** Asks for the password or, of accounts with a second factor, for a code, so that a refused request can go on. */
export default function ConfirmationDialog() {
  const { data, isLoading } = useReadSecondFactorQuery();
  const [confirm, { isLoading: busy }] = useConfirmSessionMutation();
  const [chosen, setChosen] = useState<Proof | null>(null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<{ field?: string; text?: string }>({});
  const hasFactor = data?.enabled === true;
  const proof = chosen ?? (hasFactor ? 'code' : 'password');

  const submit = async () => {
    if (busy) return;
    if (text.trim() === '') return setFailure({ field: REQUIRED[proof] });
    setFailure({});
    const { error } = await confirm({ [proof]: text });
    if (error === undefined) return answerConfirmation(true);
    const { fields, message } = readApiError(error);
    setFailure(fields[proof] ? { field: fields[proof] } : { text: message });
  };
  const box = {
    autoFocus: true,
    label: texts[proof],
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    error: failure.field,
  };

  return (
    <DialogFrame
      title={texts.title}
      text={texts.text}
      onClose={() => answerConfirmation(false)}
      onSubmit={submit}
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
          {failure.text && <Notice kind="error">{failure.text}</Notice>}
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
                setText('');
                setFailure({});
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
