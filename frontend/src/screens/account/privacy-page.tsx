import { Link } from 'react-router-dom';
import type { DataControllerDto } from '../../api/generated/wire';
import { useReadSettingsQuery } from '../../api/generated/shell';
import { type NoticeSection, PRIVACY_NOTICE } from '../../locale/privacy-notice';
import { trPrivacy } from '../../locale/tr-profile';
import { trShell } from '../../locale/tr-shell';

interface Props {
  /** Undefined while the settings are on their way. */
  controller: DataControllerDto | undefined;
  supportEmail: string | undefined;
}

const linkStyle = 'font-medium break-words text-accent underline underline-offset-2';

/** The privacy notice, with the names that the settings have. */
export function PrivacyPage() {
  const { data } = useReadSettingsQuery();
  return <PrivacyNotice controller={data?.data_controller} supportEmail={data?.support_email} />;
}

/** Who processes which personal data, why, for how long, and what one can ask for. */
export function PrivacyNotice({ controller, supportEmail }: Props) {
  const mailto = supportEmail && (
    <a href={`mailto:${supportEmail}`} className={linkStyle}>
      {supportEmail}
    </a>
  );
  const facts = [
    [trPrivacy.controllerName, controller?.name],
    [trPrivacy.controllerAddress, controller?.address],
    [trPrivacy.controllerEmail, mailto],
  ] as const;
  const [beforeProfile, beforeAddress, end] = trPrivacy.apply;
  return (
    <article className="mx-auto w-full max-w-[47.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold text-balance sm:text-3xl">{trPrivacy.title}</h1>
      <p className="mt-4 text-muted">{trPrivacy.intro}</p>
      <h2 className="mt-8 font-semibold">{trPrivacy.controllerTitle}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 text-sm sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium break-words max-sm:mb-2">{value ?? '…'}</dd>
            </div>
          ))}
      </dl>
      {PRIVACY_NOTICE.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <h2 className="mt-8 font-semibold">{trPrivacy.applyTitle}</h2>
      <p className="mt-3">
        {beforeProfile}
        <Link to="/profile" className={linkStyle}>
          {trShell.titles.profile}
        </Link>
        {beforeAddress}
        {mailto ?? '…'}
        {end}
      </p>
    </article>
  );
}

function Section({ title, paragraphs, items = [] }: NoticeSection) {
  return (
    <section>
      <h2 className="mt-8 font-semibold">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {items.length > 0 && (
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-6 marker:text-muted">
          {items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
