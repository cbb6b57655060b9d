import { useEffect, useRef, useState } from 'react';
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
import { limited } from '../../../kit/form/checks';
import { Notice } from '../../../kit/feedback/notice';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { useSavedDraft } from '../../../session/use-kept-draft';
import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { NewsletterHistory } from './newsletter-history';
import { NewsletterPreview } from './newsletter-preview';

const texts = trAdmin.newsletter;
const LIMITS = { subject: 150, text: 10_000 };
const EMPTY: NewsletterDto = { subject: '', text: '' };
const CHECKS = {
  subject: limited(LIMITS.subject, texts.subjectRequired, trAdmin.form.tooLong(LIMITS.subject)),
  text: limited(LIMITS.text, texts.textRequired, trAdmin.form.tooLong(LIMITS.text)),
};

/** Writes a newsletter, shows it as it will be, and sends it to everybody who agreed to get one. */
export function NewsletterPart() {
  const audience = useReadAudienceQuery();
  const [send] = useSendNewsletterMutation();
  const [test, testing] = useSendTestNewsletterMutation();
  const [asking, setAsking] = useState<NewsletterDto | null>(null);
  const { draft, keep } = useSavedDraft<NewsletterDto>('admin:newsletter');
  /** What the pressed button sends. */
  const wanted = useRef<'test' | 'all'>('all');
  const fields = { start: EMPTY, draft: draft ?? undefined, checks: CHECKS };
  const { form, field, values, failure, refuse, reset } = useForm(fields, async (written) => {
    if (wanted.current === 'all') return setAsking(written);
    const { data, error } = await test(written);
    if (!data) return readApiError(error);
    notify({ kind: 'success', text: data.message });
  });
  const { subject, text } = values;
  useEffect(() => keep({ subject, text }), [keep, subject, text]);

  const sendAll = async (written: NewsletterDto) => {
    const { data, error } = await send(written);
    setAsking(null);
    if (!data) return void refuse(readApiError(error));
    notify({ kind: 'success', text: texts.sent(formatCount(data.recipients)) });
    reset(EMPTY);
  };

  const count = audience.data?.consenting;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="compose" className="grid gap-6 xl:grid-cols-2">
        <form {...form} className="flex flex-col gap-4">
          <h3 id="compose" className="font-semibold">
            {texts.compose}
          </h3>
          {failure && <Notice kind="error">{failure}</Notice>}
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
          <TextField {...field('subject')} label={texts.subject} autoComplete="off" />
          <TextAreaField
            {...field('text')}
            label={texts.text}
            hint={texts.textHint}
            rows={12}
            limit={LIMITS.text}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              disabled={count === undefined || count === 0}
              onClick={() => (wanted.current = 'all')}
            >
              {texts.send}
            </Button>
            <Button
              type="submit"
              look="secondary"
              busy={testing.isLoading}
              onClick={() => (wanted.current = 'test')}
            >
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
