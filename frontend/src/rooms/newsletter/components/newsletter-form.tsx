import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { Button } from '../../../kit/form/button';
import { emailShaped, filled } from '../../../kit/form/checks';
import { CheckboxField } from '../../../kit/form/checkbox-field';
import { Notice } from '../../../kit/feedback/notice';
import { PrivacyNote } from '../../../kit/form/privacy-note';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { trShell } from '../../../locale/tr-shell';
import { useSubscribeMutation } from '../../../api/generated/shell';

const texts = trShell.newsletter;

const FIELDS = {
  start: { email: '', phonenumber: '', consent: false },
  checks: {
    email: emailShaped(texts.emailRequired, texts.emailShape),
    phonenumber: filled(texts.phoneRequired),
    consent: (given: boolean) => (given ? undefined : texts.consentNeeded),
  },
};

/** Subscribes to the newsletter, with a consent of its own. What was typed stays when it can't be sent. */
export function NewsletterForm() {
  const [subscribe] = useSubscribeMutation();
  const [done, setDone] = useState(false);
  const { form, field, tick, failure, busy } = useForm(FIELDS, async ({ email, phonenumber }) => {
    const result = await subscribe({ email: email.trim(), phonenumber: phonenumber.trim(), consent: true });
    if (!result.error) return setDone(true);
    return readApiError(result.error);
  });

  if (done) return <Notice kind="success">{texts.subscribed}</Notice>;
  return (
    <form {...form} aria-label={texts.title} className="flex flex-col gap-3">
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={texts.email}
      />
      <TextField
        {...field('phonenumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={texts.phone}
      />
      <CheckboxField {...tick('consent')} label={texts.consent} />
      <PrivacyNote />
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" size="small" busy={busy} className="h-10 self-start">
        {texts.send}
      </Button>
    </form>
  );
}
