import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { Button } from '../../../kit/form/button';
import { CheckboxField } from '../../../kit/form/checkbox-field';
import { FormAlert } from '../../../kit/form/form-alert';
import { PrivacyNote } from '../../../kit/form/privacy-note';
import { TextField } from '../../../kit/form/text-field';
import { type FieldErrors, useSmallForm } from '../../../kit/form/use-small-form';
import { looksLikeEmail } from '../../../lib/email-shape';
import { trShell } from '../../../locale/tr-shell';
import { useSubscribeMutation } from '../../../api/generated/shell';

const texts = trShell.newsletter;

const CHECKS = {
  email: (text: string) => {
    if (text.trim() === '') return texts.emailRequired;
    return looksLikeEmail(text) ? undefined : texts.emailShape;
  },
  phonenumber: (text: string) => (text.trim() === '' ? texts.phoneRequired : undefined),
  consent: (text: string) => (text === '' ? texts.consentNeeded : undefined),
};

/** Subscribes to the newsletter, with a consent of its own. What was typed stays when it can't be sent. */
export function NewsletterForm() {
  const [subscribe] = useSubscribeMutation();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, busy } = useSmallForm(CHECKS, async ({ email, phonenumber }) => {
    setFailure(null);
    const result = await subscribe({ email: email.trim(), phonenumber: phonenumber.trim(), consent: true });
    if (!result.error) return setDone(true);
    const { message, fields } = readApiError(result.error);
    setFailure(message);
    return fields as FieldErrors<keyof typeof CHECKS>;
  });

  if (done) return <FormAlert kind="success">{texts.subscribed}</FormAlert>;
  return (
    <form {...form} aria-label={texts.title} className="flex flex-col gap-3">
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={texts.email}
        error={errors.email}
      />
      <TextField
        name="phonenumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={texts.phone}
        error={errors.phonenumber}
      />
      <CheckboxField name="consent" label={texts.consent} error={errors.consent} />
      <PrivacyNote />
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <Button type="submit" size="small" busy={busy} className="h-10 self-start">
        {texts.send}
      </Button>
    </form>
  );
}
