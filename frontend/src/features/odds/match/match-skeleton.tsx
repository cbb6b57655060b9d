import { tr } from '../../../locale/tr';

/** Stands where the match will be. */
export function MatchSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-[1200px] flex-col gap-8 px-4 py-6">
      <span className="sr-only">{tr.common.loading}</span>
      <div aria-hidden className="shimmer h-[146px] rounded-card" />
      <div aria-hidden className="flex flex-col gap-4">
        <span className="shimmer h-7 w-44" />
        <span className="shimmer h-9 w-full max-w-xl" />
        <span className="shimmer h-9 w-full max-w-2xl" />
        <span className="shimmer h-11 w-56" />
      </div>
      <div aria-hidden className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, card) => (
          <span key={card} className="shimmer h-40 rounded-card" />
        ))}
      </div>
    </div>
  );
}
