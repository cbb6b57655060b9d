import { trShell } from '../../locale/tr-shell';

/** Stands where the match will be. */
export function MatchSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-[75rem] flex-col gap-8 px-4 py-6">
      <span className="sr-only">{trShell.common.loading}</span>
      <div aria-hidden className="shimmer h-[9.125rem] rounded-card" />
      <div aria-hidden className="flex flex-col gap-3">
        <span className="shimmer h-7 w-60" />
        <span className="shimmer h-5 w-full max-w-sm" />
        <span className="shimmer h-6 w-full max-w-xl" />
        <span className="shimmer h-80 rounded-card" />
      </div>
      <div aria-hidden className="flex flex-col gap-2">
        {Array.from({ length: 5 }, (_, section) => (
          <span key={section} className="shimmer h-11 max-w-xs" />
        ))}
      </div>
    </div>
  );
}
