import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../features/auth/session.slice';
import { NewsletterForm } from '../../features/newsletter/components/newsletter-form';
import { useReadSettingsQuery } from '../../api/shared.api';
import { useSiteName } from '../../features/site/use-site-name';
import { ROLES } from '../../lib/roles';
import { trShell } from '../../locale/tr-shell';
import { MENU, type MenuEntry, visibleMenu } from '../menu';
import { LogoCarousel } from './logo-carousel';
import { SocialLinks } from './social-links';

/** Pages that stand in the footer beside those of the menu. */
const MORE_PAGES: readonly MenuEntry[] = [
  { label: trShell.menu.recentComments, path: '/commentsection', access: ROLES },
  { label: trShell.menu.agreement, path: '/uyeliksozlesmesi', access: 'public' },
  { label: trShell.menu.privacy, path: '/kvkk', access: 'public' },
];

export function Footer() {
  const siteName = useSiteName();
  const { data } = useReadSettingsQuery();
  const visitor = useSelector(selectSession);
  const pages = visibleMenu([...MENU, ...MORE_PAGES], visitor).flatMap((entry) => entry.children ?? [entry]);
  return (
    <footer className="border-t print:hidden border-line bg-surface text-sm text-muted">
      <div className="mx-auto max-w-[1200px] px-4 lg:px-6">
        {data && data.carousel_logos.length > 0 && (
          <div className="min-h-[97px] border-b border-line py-4">
            <LogoCarousel logos={data.carousel_logos} />
          </div>
        )}
        <div className="grid gap-x-8 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)_minmax(0,4fr)] xl:gap-x-10">
          <section aria-labelledby="footer-about">
            <h2 id="footer-about" className={`${title} wrap-anywhere`}>
              {siteName}
            </h2>
            <p>{trShell.footer.about}</p>
            <p className="mt-4 flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-control text-dense font-semibold"
              >
                18+
              </span>
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
          <section aria-labelledby="footer-social">
            <h2 id="footer-social" className={title}>
              {trShell.footer.social}
            </h2>
            <SocialLinks links={data?.links} />
          </section>
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

const title = 'mb-3 text-sm font-semibold text-text';
