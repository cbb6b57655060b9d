import { DailyExample } from '../../rooms/example/daily-example';
import { PriceList } from '../../rooms/membership/components/price-list';

/** What a visitor would get, by an example, and for how much. */
export default function Offer() {
  return (
    <div className="mx-auto grid w-full max-w-[62.5rem] items-start gap-8 px-4 pb-12 md:grid-cols-[1fr_26.25rem] md:gap-16">
      <DailyExample />
      <PriceList className="rounded-card border border-line bg-surface p-5 sm:p-8" />
    </div>
  );
}
