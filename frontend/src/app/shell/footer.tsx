import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../features/auth/session.slice';
import { useSiteName } from '../../features/site/use-site-name';
import { tr } from '../../locale/tr';
import { MENU, visibleMenu } from '../menu';

export function Footer() {
  const siteName = useSiteName();
  const pages = visibleMenu(MENU, useSelector(selectSession)).flatMap((entry) => entry.children ?? [entry]);
  return (
    <footer className="border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto flex max-w-[1200px] flex-col gap-4 px-4 py-6 md:flex-row md:items-start md:justify-between lg:px-6">
        <div className="flex max-w-xl items-start gap-3">
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-control text-dense font-semibold"
          >
            18+
          </span>
          <p>
            {tr.site.adultsOnly} {tr.site.analysisOnly} {tr.site.rights}
          </p>
        </div>
        <nav aria-label={tr.site.pages}>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 md:justify-end">
            {pages.map((page) => (
              <li key={page.path}>
                <FooterLink to={page.path} label={page.label} />
              </li>
            ))}
            <li>
              <FooterLink to="/uyeliksozlesmesi" label={tr.menu.agreement} />
            </li>
          </ul>
          <p className="mt-3 md:text-right">{siteName}</p>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="underline-offset-2 hover:text-text hover:underline">
      {label}
    </Link>
  );
}
