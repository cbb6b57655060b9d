import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tr } from '../../locale/tr';

export interface ManagementEntry {
  path: string;
  title: string;
  text: string;
  icon: LucideIcon;
}

/** The way to the screens of those who run the site: only to those that the visitor may open. */
export function ManagementPage({ entries }: { entries: readonly ManagementEntry[] }) {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.management}</h1>
      <p className="mt-1 text-muted">{tr.management.intro}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {entries.map(({ path, title, text, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-accent"
            >
              <Icon aria-hidden className="size-6 text-accent" />
              <span className="text-xl font-semibold">{title}</span>
              <span className="text-sm text-muted">{text}</span>
              <span className="mt-auto inline-flex items-center gap-1.5 pt-2 text-sm font-medium text-accent">
                {tr.management.open}
                <ArrowRight aria-hidden className="size-4" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
