import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import { Button } from '../../../components/form/button';
import { CheckboxField } from '../../../components/form/checkbox-field';
import { FormAlert } from '../../../components/form/form-alert';
import { PrivacyNote } from '../../../components/form/privacy-note';
import { TextField } from '../../../components/form/text-field';
import { looksLikeEmail } from '../../../lib/email-shape';
import { tr } from '../../../locale/tr';
import { useSubscribeMutation } from '../newsletter.api';

const EMPTY = { email: '', phonenumber: '', consent: false };

/** Subscribes to the newsletter, with a consent of its own. What was typed stays when it can't be sent. */
export default function NewsletterForm() {
  const [subscribe] = useSubscribeMutation();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: EMPTY });
  const { errors } = formState;

  const submit = handleSubmit(async ({ email, phonenumber }) => {
    setFailure(null);
    const result = await subscribe({ email: email.trim(), phonenumber: phonenumber.trim(), consent: true });
    if (!result.error) return setDone(true);
    const { message, fields } = readApiError(result.error);
    setFailure(message);
    for (const [name, sentence] of Object.entries(fields)) {
      if (name in EMPTY) setError(name as Path<typeof EMPTY>, { message: sentence });
    }
  });

  if (done) return <FormAlert kind="success">{tr.newsletter.subscribed}</FormAlert>;
  return (
    <form onSubmit={submit} noValidate aria-label={tr.newsletter.title} className="flex flex-col gap-3">
      <TextField
        {...register('email', {
          validate: (text) =>
            text.trim() === ''
              ? tr.newsletter.emailRequired
              : looksLikeEmail(text) || tr.newsletter.emailShape,
        })}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={tr.newsletter.email}
        error={errors.email?.message}
      />
      <TextField
        {...register('phonenumber', {
          validate: (text) => text.trim() !== '' || tr.newsletter.phoneRequired,
        })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={tr.newsletter.phone}
        error={errors.phonenumber?.message}
      />
      <CheckboxField
        {...register('consent', { required: tr.newsletter.consentNeeded })}
        label={tr.newsletter.consent}
        error={errors.consent?.message}
      />
      <PrivacyNote />
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <Button type="submit" size="small" busy={formState.isSubmitting} className="h-10 self-start">
        {tr.newsletter.send}
      </Button>
    </form>
  );
}
