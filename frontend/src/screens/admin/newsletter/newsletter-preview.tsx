import { trAdmin } from '../../../locale/tr-admin';
import { useReadSettingsQuery } from '../../../api/generated/shell';

const said = trAdmin.newsletter;

/** The mail as its readers will see it. */
export function NewsletterPreview({ subject, text }: { subject: string; text: string }) {
  const { data: settings } = useReadSettingsQuery();
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    <section aria-label={said.preview} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{said.preview}</h3>
      <div className="rounded-card border border-line bg-raised p-4 text-sm">
        <p className="pb-3 font-semibold break-words">{subject.trim() || said.subject}</p>
        <div className="flex flex-col gap-4 rounded-card bg-surface p-5 break-words whitespace-pre-line">
          {text.trim() === '' ? (
            <p className="text-muted">{said.previewEmpty}</p>
          ) : (
            paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
          )}
        </div>
        {settings && (
          <p className="pt-4 text-dense text-muted">
            {settings.site_name}
            <br />
            {said.questions(settings.support_email)}
            <br />
            <span className="underline">{said.unsubscribe}</span>
          </p>
        )}
      </div>
    </section>
  );
}
