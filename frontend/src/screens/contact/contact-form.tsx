import { readApiError } from '../../api/api-error';
import { useSendContactMessageMutation } from '../../api/generated/screens';
import type { ContactDto } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { emailShaped, filled, limited } from '../../kit/form/checks';
import { Notice } from '../../kit/feedback/notice';
import { PrivacyNote } from '../../kit/form/privacy-note';
import { TextAreaField } from '../../kit/form/text-area-field';
import { TextField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { useKeepingWhenLeft, useKeptDraft } from '../../session/use-kept-draft';
import { trContact } from '../../locale/tr-content';

/** What the form sends; `website` is the trap for robots, empty for people. */
type ContactMessage = Required<Omit<ContactDto, 'token'>>;

const MAX_MESSAGE = 5000;
const EMPTY: ContactMessage = { name: '', phonenumber: '', email: '', subject: '', message: '', website: '' };

const CHECKS = {
  name: filled(trContact.nameRequired),
  phonenumber: filled(trContact.phoneRequired),
  email: emailShaped(trContact.emailRequired, trContact.emailShape),
  subject: filled(trContact.subjectRequired),
  message: limited(MAX_MESSAGE, trContact.messageRequired, trContact.messageTooLong),
};

/** A message to the site. What was typed stays when it can't be sent. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const [send] = useSendContactMessageMutation();
  const draft = useKeptDraft('contact');
  const fields = { start: EMPTY, draft: draft.kept, checks: CHECKS };
  const { form, field, failure, busy, read } = useForm(fields, async (values, reset) => {
    const trimmed = Object.entries(values).map(([name, text]) => [name, text.trim()]);
    const result = await send(Object.fromEntries(trimmed) as ContactMessage);
    if (result.error) return readApiError(result.error);
    reset();
    onSent();
  });
  useKeepingWhenLeft(draft, () => ({ ...read() }));
  const { error: _, ...trap } = field('website');

  return (
    <form {...form} className="flex flex-col gap-4">
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" label={trContact.name} />
        <TextField
          {...field('phonenumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={trContact.phone}
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={trContact.email}
      />
      <TextField {...field('subject')} autoComplete="off" label={trContact.subject} />
      <TextAreaField {...field('message')} rows={6} label={trContact.message} />
      {/* A trap: robots fill every box they find, people never see this one. */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {trContact.website}
          <input {...trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PrivacyNote />
      <Button type="submit" busy={busy} className="mt-1 self-start">
        {trContact.send}
      </Button>
    </form>
  );
}
