import { Link } from 'react-router-dom';
import { useRememberedFace, useSiteFace } from '../rooms/site/site-face';
import { trShell } from '../locale/tr-shell';

/** Mark and name of the site, and the badge that stands while the odds are made up. A long name is cut. */
export function Brand() {
  const face = useSiteFace();
  useRememberedFace(face);
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Link
        to="/"
        title={face.name}
        className="flex min-w-0 items-center gap-2 rounded-md font-semibold cramped:shrink-0 md:max-w-64"
      >
        <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
          <rect width="32" height="32" rx="7" className="fill-accent" />
          <path
            d="M7 22V17M13 22V10M19 22V14M25 22V7"
            className="stroke-on-accent"
            strokeWidth="3.2"
            strokeLinecap="round"
          />
        </svg>
        <span className="truncate cramped:sr-only">{face.name}</span>
      </Link>
      {face.demo && (
        <span
          title={trShell.site.demoHint}
          className="shrink-0 rounded border border-wait/40 bg-wait-soft px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-wait cramped:shrink cramped:whitespace-normal"
        >
          {trShell.site.demo}
        </span>
      )}
    </div>
  );
}
