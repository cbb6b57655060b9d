import { trBacktest as texts } from '../../locale/tr-backtest';

/** Stands where the answer will be, about as high as it will be. */
export function BacktestSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <span aria-hidden className="shimmer h-60 @2xl:h-16 @2xl:max-w-[56.25rem]" />
      <span aria-hidden className="shimmer h-36 max-w-prose @2xl:h-14 @7xl:hidden" />
      <span aria-hidden className="shimmer h-72" />
      <span aria-hidden className="shimmer h-24 @2xl:h-10 @2xl:max-w-[35rem]" />
      <span aria-hidden className="shimmer h-[60rem] @4xl:h-[32rem]" />
    </div>
  );
}
