import { CalendarClock, Scale } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { PageLoader } from '../../kit/feedback/page-loader';
import { buttonStyle } from '../../kit/form/button-style';
import { tabStore } from '../../lib/browser-store';
import { trHome } from '../../locale/tr-home';
import { trShell } from '../../locale/tr-shell';
import { LatestOdds } from '../../odds/table/latest-odds';
import { DailyExample } from '../../rooms/example/daily-example';
import { TodaysMatches } from '../../rooms/filters/today/todays-matches';
import { LatestPicks } from '../../rooms/picks/components/latest-picks';
import { MEMBER_ROLES } from '../../session/roles';
import { selectRole } from '../../session/session.slice';

const HomePackages = lazyPart(() => import('./home-packages'));

const FEATURE_ICONS = [CalendarClock, Scale];

/** Where the two buttons lead: for those without a membership, where they can get one. */
const MEMBER_LINKS = [
  ['/oranlar', trHome.toOdds],
  ['/editor', trHome.toPicks],
] as const;
const WAITING_LINKS = [
  ['/satinal', trShell.menu.purchase],
  ['/urunler', trHome.toProducts],
] as const;

/** The first page of the signed-in. */
export function HomePage() {
  const role = useSelector(selectRole);
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  const loading = useLoaderOnce();
  return (
    <>
      {loading && <PageLoader />}
      {/* what the page shows is fetched meanwhile */}
      <div
        hidden={loading}
        className="animate-fade mx-auto flex w-full max-w-[75rem] flex-col gap-8 px-4 py-8 sm:py-12 lg:px-6"
      >
        <section className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
          <div>
            <h1 className="max-w-2xl text-3xl font-semibold tracking-tight text-balance">
              {trShell.site.heroTitle}
            </h1>
            <p className="mt-3 max-w-2xl text-muted">{trHome.heroText}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              {(isMember ? MEMBER_LINKS : WAITING_LINKS).map(([path, label], index) => (
                <Link key={path} to={path} className={buttonStyle(index === 0 ? 'primary' : 'secondary')}>
                  {label}
                </Link>
              ))}
            </div>
          </div>
          <DailyExample compact isMember={isMember} />
        </section>
        <ul className="grid gap-4 md:grid-cols-2">
          {trHome.features.map(({ title, text }, index) => {
            const Icon = FEATURE_ICONS[index]!;
            return (
              <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-5">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
                <div>
                  <h2 className="font-semibold">{title}</h2>
                  <p className="mt-1 text-sm text-muted">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
        {isMember ? (
          <>
            <TodaysMatches />
            <LatestPicks />
            <LatestOdds />
          </>
        ) : (
          <Suspense>
            <HomePackages />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** How long the loader stands before the page. */
export const LOADER_MS = 2000;

const KEY = 'homeLoaderShown';

/** Whether the loader stands before the page: for two seconds, once per browser session. */
function useLoaderOnce(): boolean {
  const [loading, setLoading] = useState(() => tabStore.read(KEY) === null);
  useEffect(() => {
    tabStore.write(KEY, '1');
    const timer = setTimeout(() => setLoading(false), LOADER_MS);
    return () => clearTimeout(timer);
  }, []);
  return loading;
}
