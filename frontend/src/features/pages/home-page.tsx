import { CalendarClock, Scale } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageLoader } from '../../components/feedback/page-loader';
import { buttonStyle } from '../../components/form/button-style';
import { tr } from '../../locale/tr';
import { HeroFigure } from './hero-figure';

/** How long the loader stands before the page. */
export const LOADER_MS = 2000;

const FEATURE_ICONS = [CalendarClock, Scale];

/** The first page of the signed-in; `children` are the parts that only members see. */
export function HomePage({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (loading) return <PageLoader />;
  return (
    <div className="animate-fade mx-auto flex w-full max-w-[1200px] flex-col gap-8 px-4 py-8 sm:py-12 lg:px-6">
      <section className="flex items-center justify-between gap-10">
        <div>
          <h1 className="max-w-2xl text-3xl font-semibold tracking-tight text-balance">
            {tr.site.heroTitle}
          </h1>
          <p className="mt-3 max-w-2xl text-muted">{tr.home.heroText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/oranlar" className={buttonStyle('primary')}>
              {tr.home.toOdds}
            </Link>
            <Link to="/editor" className={buttonStyle('secondary')}>
              {tr.home.toPicks}
            </Link>
          </div>
        </div>
        <HeroFigure />
      </section>
      <ul className="grid gap-4 md:grid-cols-2">
        {tr.home.features.map(({ title, text }, index) => {
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
      {children}
    </div>
  );
}
