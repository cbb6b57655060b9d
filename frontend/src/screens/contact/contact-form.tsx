import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { readApiError } from '../../api/api-error';
import { useSendContactMessageMutation } from '../../api/generated/screens';
import type { ContactDto } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { FormAlert } from '../../kit/form/form-alert';
import { PrivacyNote } from '../../kit/form/privacy-note';
import { TextAreaField } from '../../kit/form/text-area-field';
import { TextField } from '../../kit/form/text-field';
import { useKeepingWhenLeft, useKeptDraft } from '../../session/use-kept-draft';
import { looksLikeEmail } from '../../lib/email-shape';
import { textLength } from '../../lib/text-length';
import { trContact } from '../../locale/tr-content';

/** What the form sends; `website` is the trap for robots, empty for people. */
type ContactMessage = Required<Omit<ContactDto, 'token'>>;

const MAX_MESSAGE = 5000;
const EMPTY: ContactMessage = { name: '', phonenumber: '', email: '', subject: '', message: '', website: '' };

const filled = (sentence: string) => ({ validate: (text: string) => text.trim() !== '' || sentence });

/** A message to the site. What was typed stays when it can't be sent. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const [send] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useKeptDraft('contact');
  const { register, handleSubmit, formState, getValues, reset, setError } = useForm<ContactMessage>({
    defaultValues: { ...EMPTY, ...draft.kept },
  });
  useKeepingWhenLeft(draft, () => ({ ...getValues() }));
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const trimmed = Object.entries(values).map(([name, text]) => [name, text.trim()]);
    const result = await send(Object.fromEntries(trimmed) as ContactMessage);
    if (!result.error) {
      reset(EMPTY);
      return onSent();
    }
    const { message, fields } = readApiError(result.error);
    setFailure(message);
    for (const [name, sentence] of Object.entries(fields)) {
      if (name in EMPTY) setError(name as Path<ContactMessage>, { message: sentence });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('name', filled(trContact.nameRequired))}
          autoComplete="name"
          label={trContact.name}
          error={errors.name?.message}
        />
        <TextField
          {...register('phonenumber', filled(trContact.phoneRequired))}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={trContact.phone}
          error={errors.phonenumber?.message}
        />
      </div>
      <TextField
        {...register('email', {
          validate: (text) =>
            text.trim() === '' ? trContact.emailRequired : looksLikeEmail(text) || trContact.emailShape,
        })}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={trContact.email}
        error={errors.email?.message}
      />
      <TextField
        {...register('subject', filled(trContact.subjectRequired))}
        autoComplete="off"
        label={trContact.subject}
        error={errors.subject?.message}
      />
      <TextAreaField
        {...register('message', {
          validate: (text) =>
            text.trim() === ''
              ? trContact.messageRequired
              : textLength(text.trim()) <= MAX_MESSAGE || trContact.messageTooLong,
        })}
        rows={6}
        label={trContact.message}
        error={errors.message?.message}
      />
      {/* A trap: robots fill every box they find, people never see this one. */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {trContact.website}
          <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PrivacyNote />
      <Button type="submit" busy={formState.isSubmitting} className="mt-1 self-start">
        {trContact.send}
      </Button>
    </form>
  );
}
