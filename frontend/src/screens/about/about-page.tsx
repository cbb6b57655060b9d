import { ExternalLink, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import type { AboutEditorDto } from '../../api/generated/wire';
import { useReadSettingsQuery } from '../../api/generated/shell';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { buttonStyle } from '../../kit/form/button-style';
import { trAbout } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { useSiteName } from '../../rooms/site/use-site-name';

/** Who makes the site, and by which rules. */
export function AboutPage() {
  const { data: settings, error, refetch } = useReadSettingsQuery();
  const siteName = useSiteName();
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-10 px-4 py-8 sm:py-12">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.about}</h1>
        <p className="mt-3 max-w-prose text-muted">{trAbout.intro(siteName)}</p>
      </header>
      {settings || error ? (
        <>
          {settings ? (
            <Editors editors={settings.about_editors} />
          ) : (
            <ErrorPanel message={readApiError(error).message} onRetry={() => void refetch()} />
          )}
          <Rest />
        </>
      ) : (
        // whether editors are named decides where the rest stands
        <div role="status">
          <span className="sr-only">{trShell.common.loading}</span>
          <div aria-hidden className="shimmer h-36" />
        </div>
      )}
    </div>
  );
}

/** How the site works, and how to reach it. */
function Rest() {
  return (
    <>
      <section aria-labelledby="principles">
        <h2 id="principles" className="text-xl font-semibold">
          {trAbout.principlesTitle}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {trAbout.principles.map(([title, text]) => (
            <div key={title} className="border-t-2 border-accent pt-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row sm:items-center sm:justify-between sm:p-6">
        <div>
          <h2 className="font-semibold">{trAbout.contactTitle}</h2>
          <p className="mt-1 text-sm text-muted">{trAbout.contactText}</p>
        </div>
        <Link to="/contact" className={buttonStyle('primary')}>
          {trAbout.toContact}
        </Link>
      </section>
    </>
  );
}

function Editors({ editors }: { editors: readonly AboutEditorDto[] }) {
  if (editors.length === 0) return null;
  return (
    <section aria-labelledby="editors">
      <h2 id="editors" className="text-xl font-semibold">
        {trAbout.editors}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {editors.map((editor, index) => (
          <li key={index} className="flex gap-4 rounded-card border border-line bg-surface p-5">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-muted">
              <UserRound aria-hidden className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold break-words">{editor.name}</h3>
              <p className="mt-1 text-sm break-words text-muted">{editor.text}</p>
              {editor.link && (
                <a
                  href={editor.link}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={trAbout.profileOf(editor.name)}
                  className="mt-2 inline-flex items-center gap-1.5 text-sm font-medium text-accent underline underline-offset-2"
                >
                  {trAbout.profile}
                  <ExternalLink aria-hidden className="size-4" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
