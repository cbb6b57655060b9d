import { trAdmin } from '../../../locale/tr-admin';
import { useReadSettingsQuery } from '../../../api/generated/shell';

const texts = trAdmin.newsletter;

/** The mail as its readers will see it. */
export function NewsletterPreview({ subject, text }: { subject: string; text: string }) {
  const { data: settings } = useReadSettingsQuery();
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    <section aria-label={texts.preview} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{texts.preview}</h3>
      <div className="rounded-card border border-line bg-raised p-4 text-sm">
        <p className="pb-3 font-semibold break-words">{subject.trim() || texts.subject}</p>
        <div className="flex flex-col gap-4 rounded-card bg-surface p-5 break-words whitespace-pre-line">
          {text.trim() === '' ? (
            <p className="text-muted">{texts.previewEmpty}</p>
          ) : (
            paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
          )}
        </div>
        {settings && (
          <p className="pt-4 text-dense text-muted">
            {settings.site_name}
            <br />
            {texts.questions(settings.support_email)}
            <br />
            <span className="underline">{texts.unsubscribe}</span>
          </p>
        )}
      </div>
    </section>
  );
}
