import { Link } from 'react-router-dom';
import { useGetSettingsQuery } from '../../features/site/site.api';
import { useSiteName } from '../../features/site/use-site-name';
import { trShell } from '../../locale/tr-shell';

/** Mark and name of the site, and the badge that stands while the odds are made up. */
export function Brand() {
  const { data } = useGetSettingsQuery();
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Link to="/" className="flex items-center gap-2 rounded-md font-semibold whitespace-nowrap">
        <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
          <rect width="32" height="32" rx="7" className="fill-accent" />
          <path
            d="M7 22V17M13 22V10M19 22V14M25 22V7"
            className="stroke-on-accent"
            strokeWidth="3.2"
            strokeLinecap="round"
          />
        </svg>
        {useSiteName()}
      </Link>
      {data?.demo_data && (
        <span
          title={trShell.site.demoHint}
          className="rounded border border-wait/40 bg-wait-soft px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-wait"
        >
          {trShell.site.demo}
        </span>
      )}
    </div>
  );
}
