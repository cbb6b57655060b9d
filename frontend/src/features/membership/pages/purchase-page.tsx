import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';

/** Days and price in lira of what is on sale. */
const PACKAGES = [
  { days: 30, price: 1300 },
  { days: 90, price: 3500 },
] as const;

/** How to buy a membership by bank transfer. */
export function PurchasePage({ supportEmail }: { supportEmail: string | null }) {
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.purchase}</h1>
      <p className="mt-3 text-muted">{tr.purchase.intro}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {PACKAGES.map(({ days, price }) => (
          <li key={days} className="rounded-card border border-line bg-surface p-5">
            <h2 className="text-sm text-muted">{tr.purchase.package(days)}</h2>
            <p className="mt-1 text-3xl font-semibold tabular-nums">
              {tr.purchase.price(formatCount(price))}
            </p>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 font-semibold">{tr.purchase.stepsTitle}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2.5 pl-6 marker:text-muted">
        {tr.purchase.steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
        <li className="pl-1">
          {tr.purchase.sendReceipt}{' '}
          {supportEmail && (
            <a
              href={`mailto:${supportEmail}`}
              className="font-medium text-accent underline underline-offset-2"
            >
              {supportEmail}
            </a>
          )}
        </li>
        <li className="pl-1">{tr.purchase.afterwards}</li>
      </ol>
    </div>
  );
}
