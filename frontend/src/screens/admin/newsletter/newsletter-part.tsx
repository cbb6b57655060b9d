import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import {
  useReadAudienceQuery,
  useSendNewsletterMutation,
  useSendTestNewsletterMutation,
} from '../../../api/generated/panel';
import type { NewsletterDto } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { FormAlert } from '../../../kit/form/form-alert';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { useSavedDraft } from '../../../session/use-kept-draft';
import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { NewsletterHistory } from './newsletter-history';
import { NewsletterPreview } from './newsletter-preview';

const texts = trAdmin.newsletter;
const LIMITS = { subject: 150, text: 10_000 };

/** Writes a newsletter, shows it as it will be, and sends it to everybody who agreed to get one. */
export function NewsletterPart() {
  const audience = useReadAudienceQuery();
  const [send] = useSendNewsletterMutation();
  const [test, testing] = useSendTestNewsletterMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState<NewsletterDto | null>(null);
  const { draft: written, keep } = useSavedDraft<NewsletterDto>('admin:newsletter');
  const { register, control, handleSubmit, reset, setError, formState } = useForm<NewsletterDto>({
    defaultValues: { subject: '', text: '', ...written },
  });
  const { errors } = formState;
  const { subject = '', text = '' } = useWatch({ control });
  useEffect(() => keep({ subject, text }), [keep, subject, text]);

  const showFailure = (error: unknown) => {
    const { message, fields } = readApiError(error);
    setFailure(message);
    for (const name of ['subject', 'text'] as const) {
      const sentence = fields[name];
      if (sentence) setError(name, { message: sentence });
    }
  };
  const sendTest = handleSubmit(async (draft) => {
    setFailure(null);
    const { data, error } = await test(draft);
    if (data) notify({ kind: 'success', text: data.message });
    else showFailure(error);
  });
  const sendAll = async (draft: NewsletterDto) => {
    setFailure(null);
    const { data, error } = await send(draft);
    setAsking(null);
    if (!data) return showFailure(error);
    notify({ kind: 'success', text: texts.sent(formatCount(data.recipients)) });
    reset({ subject: '', text: '' });
  };

  const count = audience.data?.consenting;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="compose" className="grid gap-6 xl:grid-cols-2">
        <form noValidate onSubmit={handleSubmit((draft) => setAsking(draft))} className="flex flex-col gap-4">
          <h3 id="compose" className="font-semibold">
            {texts.compose}
          </h3>
          {failure && <FormAlert kind="error">{failure}</FormAlert>}
          {audience.data && (
            <p className="text-sm">
              {count === 0 ? texts.noRecipients : texts.audience(formatCount(audience.data.consenting))}{' '}
              <span className="text-muted">
                {texts.audienceMore(
                  formatCount(audience.data.unsubscribed),
                  formatCount(audience.data.without_consent),
                  formatCount(audience.data.undeliverable),
                )}
              </span>
            </p>
          )}
          <TextField
            {...register('subject', {
              validate: (value) => value.trim() !== '' || texts.subjectRequired,
              maxLength: { value: LIMITS.subject, message: trAdmin.form.tooLong(LIMITS.subject) },
            })}
            label={texts.subject}
            error={errors.subject?.message}
            autoComplete="off"
          />
          <TextAreaField
            {...register('text', {
              validate: (value) => value.trim() !== '' || texts.textRequired,
              maxLength: { value: LIMITS.text, message: trAdmin.form.tooLong(LIMITS.text) },
            })}
            label={texts.text}
            hint={texts.textHint}
            rows={12}
            counter={{ text: text, limit: LIMITS.text }}
            error={errors.text?.message}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={count === undefined || count === 0}>
              {texts.send}
            </Button>
            <Button look="secondary" busy={testing.isLoading} onClick={() => void sendTest()}>
              {texts.test}
            </Button>
          </div>
        </form>
        <NewsletterPreview subject={subject} text={text} />
      </section>
      <NewsletterHistory onReuse={(old) => reset(old)} />
      {asking && (
        <ConfirmDialog
          title={texts.sendTitle(formatCount(count ?? 0))}
          text={texts.sendText(asking.subject)}
          confirmLabel={texts.send}
          onConfirm={() => sendAll(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
