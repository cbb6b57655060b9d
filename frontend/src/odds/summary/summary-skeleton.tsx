import { classNames } from '../../lib/class-names';
import { trSummary } from '../../locale/tr-summary';
import type { SummaryView } from './summary-choice';

const MARKETS = [3, 2, 2];

/** Stands where a view of the summary will be, as high as it will be. */
export function SummarySkeleton({ view }: { view: SummaryView }) {
  return (
    <div role="status">
      <span className="sr-only">{trSummary.loading}</span>
      {view === 'bars' ? (
        <BarsSkeleton />
      ) : (
        <div aria-hidden className={classNames('shimmer max-w-[62.5rem]', HEIGHTS[view])} />
      )}
      {/* what stands out by chance: in two lines where it is narrow */}
      <div aria-hidden className="mt-2 h-[1.875rem] @xl:h-[0.9375rem]" />
    </div>
  );
}

const HEIGHTS: Record<Exclude<SummaryView, 'bars'>, string> = {
  pictures: 'h-[29.875rem] md:h-[17.625rem]',
  list: 'h-[calc(2.75rem+min(26.25rem,55dvh))]',
};

function BarsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <div className="grid gap-x-8 gap-y-3 @4xl:grid-cols-2 @6xl:grid-cols-3 @7xl:grid-cols-[auto_1.15fr_1fr_1fr]">
        <div className="flex gap-6 @4xl:col-span-2 @6xl:col-span-3 @7xl:col-span-1 @7xl:flex-col @7xl:gap-2">
          <span className="shimmer h-10 w-16" />
          <span className="shimmer h-10 w-16" />
        </div>
        {MARKETS.map((rows, index) => (
          <div key={index} className="flex flex-col">
            <span className="shimmer mt-0.5 mb-[1.078125rem] h-4 w-28" />
            {Array.from({ length: rows }, (_, row) => (
              <span key={row} className="shimmer my-2.5 h-4" />
            ))}
          </div>
        ))}
      </div>
      <span className="shimmer h-[0.9375rem] w-72 max-w-full" />
    </div>
  );
}
