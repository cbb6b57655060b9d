import { readApiError } from '../../../api/api-error';
import type { PublicSettings } from '../../../api/generated/wire';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { PageLoader } from '../../../components/feedback/page-loader';
import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';

interface Props {
  settings: PublicSettings | undefined;
  error: unknown;
  onRetry: () => void;
}

/** How to buy a membership by bank transfer: what is on sale, where to send the money, what happens then. */
export function PurchasePage({ settings, error, onRetry }: Props) {
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.purchase}</h1>
      <p className="mt-3 text-muted">{tr.purchase.intro}</p>
      {settings ? (
        <Offer {...settings} />
      ) : error ? (
        <ErrorPanel message={readApiError(error).message} onRetry={onRetry} />
      ) : (
        <PageLoader />
      )}
    </div>
  );
}

function Offer({ products, bank, support_email }: PublicSettings) {
  const account = [
    [tr.purchase.accountHolder, bank.account_holder],
    [tr.purchase.bankName, bank.bank_name],
    [tr.purchase.iban, bank.iban],
  ] as const;
  return (
    <>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {products.map(({ duration_type, title, price_tl }) => (
          <li key={duration_type} className="rounded-card border border-line bg-surface p-5">
            <h2 className="text-sm text-muted">{title}</h2>
            <p className="mt-1 text-3xl font-semibold tabular-nums">
              {tr.purchase.price(formatCount(price_tl))}
            </p>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 text-sm sm:grid-cols-[auto_1fr]">
        {account.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium break-all tabular-nums select-all max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 font-semibold">{tr.purchase.stepsTitle}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2.5 pl-6 marker:text-muted">
        {tr.purchase.steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
        <li className="pl-1">
          {tr.purchase.sendReceipt}{' '}
          <a
            href={`mailto:${support_email}`}
            className="font-medium text-accent underline underline-offset-2"
          >
            {support_email}
          </a>
        </li>
        <li className="pl-1">{tr.purchase.afterwards}</li>
      </ol>
    </>
  );
}
