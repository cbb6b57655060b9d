import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useReadSettingsQuery } from '../api/generated/shell';
import type { LinksDto } from '../api/generated/wire';
import { lazyPart } from '../kit/feedback/lazy-part';
import { classNames } from '../lib/class-names';
import { trShell } from '../locale/tr-shell';
import { NewsletterForm } from '../rooms/newsletter/components/newsletter-form';
import { useSiteName } from '../rooms/site/use-site-name';
import { selectSession } from '../session/session.slice';
import { FOOTER_PAGES, LEGAL_PAGES, MENU, visibleMenu } from './menu';

/** Few sites have logos. */
const LogoCarousel = lazyPart(() => import('./logo-carousel'));

/** Under pages that are read: what the site is, where everything stands, the newsletter. */
export function Footer() {
  const siteName = useSiteName();
  const { data } = useReadSettingsQuery();
  const visitor = useSelector(selectSession);
  const logos = data?.carousel_logos.filter(({ image_filename }) => image_filename !== '') ?? [];
  const hasSocial = data !== undefined && socialLinks(data.links).length > 0;
  const pages = visibleMenu([...MENU, ...FOOTER_PAGES], visitor).flatMap(
    (entry) => entry.children ?? [entry],
  );
  return (
    <footer className="border-t print:hidden border-line bg-surface text-sm text-muted">
      <div className="mx-auto max-w-[75rem] px-4 lg:px-6">
        {logos.length > 0 && (
          <div className="min-h-[6.0625rem] border-b border-line py-4">
            <Suspense>
              <LogoCarousel logos={logos} />
            </Suspense>
          </div>
        )}
        <div
          className={classNames(
            'grid gap-x-8 gap-y-8 py-8 sm:grid-cols-2 xl:gap-x-10',
            hasSocial
              ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)_minmax(0,4fr)]'
              : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]',
          )}
        >
          <section aria-labelledby="footer-about">
            <h2 id="footer-about" className={`${title} wrap-anywhere`}>
              {siteName}
            </h2>
            <p>{trShell.footer.about}</p>
            <p className="mt-4 flex items-start gap-3">
              <Adults />
              <span>
                {trShell.site.adultsOnly} {trShell.site.analysisOnly} {trShell.site.rights}
              </span>
            </p>
          </section>
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages" className={title}>
              {trShell.site.pages}
            </h2>
            <ul className="grid grid-cols-2 gap-x-4">
              {pages.map((page) => (
                <li key={page.path}>
                  <Link
                    to={page.path}
                    className="inline-block py-1.5 underline-offset-2 hover:text-text hover:underline lg:py-1"
                  >
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {hasSocial && (
            <section aria-labelledby="footer-social">
              <h2 id="footer-social" className={title}>
                {trShell.footer.social}
              </h2>
              <SocialLinks links={data.links} />
            </section>
          )}
          <section aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className={title}>
              {trShell.newsletter.title}
            </h2>
            <p className="mb-3">{trShell.newsletter.intro}</p>
            <NewsletterForm />
          </section>
        </div>
      </div>
    </footer>
  );
}

/** Under tables and the panel: what must be said and nothing else. */
export function FooterLine() {
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-2 text-xs text-muted lg:px-6 print:hidden">
      <p className="flex items-center gap-2">
        <Adults small />
        {trShell.site.analysisOnly}
      </p>
      {LEGAL_PAGES.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className="inline-flex min-h-6 items-center underline-offset-2 hover:text-text hover:underline"
        >
          {label}
        </Link>
      ))}
    </footer>
  );
}

function Adults({ small = false }: { small?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border-control font-semibold',
        small ? 'size-7 border' : 'size-9 border-2 text-dense',
      )}
    >
      18+
    </span>
  );
}

const title = 'mb-3 text-sm font-semibold text-text';

const NAMES = ['telegram', 'whatsapp', 'instagram', 'x', 'youtube'] as const;

/** Names of the pages elsewhere that the operator has set. */
const socialLinks = (links: LinksDto) => NAMES.filter((name) => links[name] !== '');

/** The site's own pages elsewhere, as far as the operator has named them. */
function SocialLinks({ links }: { links: LinksDto }) {
  return (
    <ul className="flex flex-col">
      {socialLinks(links).map((name) => (
        <li key={name}>
          <a
            href={links[name]}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 py-1.5 underline-offset-2 lg:py-1 hover:text-text hover:underline"
          >
            {trShell.social[name]}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
