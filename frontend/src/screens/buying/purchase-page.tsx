import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import {
  useListProductsQuery,
  useReadProfileQuery,
  useReadReferenceQuery,
} from '../../api/generated/screens';
import { useReadSettingsQuery } from '../../api/generated/shell';
import type { ProductDto, PublicSettings } from '../../api/generated/wire';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { Notice } from '../../kit/feedback/notice';
import { PageLoader } from '../../kit/feedback/page-loader';
import { buttonStyle } from '../../kit/form/button-style';
import { formatCount, formatInstant } from '../../lib/format';
import { trPackages, trPurchase, trReceipts } from '../../locale/tr-buying';
import { trShell } from '../../locale/tr-shell';
import { BankDetails } from '../../rooms/membership/components/bank-details';
import { PackageChoice } from '../../rooms/membership/components/package-choice';
import { ReceiptForm } from '../../rooms/membership/components/receipt-form';
import { ReceiptList } from '../../rooms/membership/components/receipt-list';
import { SampleMail } from '../../rooms/membership/components/sample-mail';
import { mailLink, type ReceiptMail } from '../../rooms/membership/receipts/receipt-mail';
import { useMembershipWatch } from '../../rooms/membership/use-membership-watch';
import type { Role } from '../../session/roles';
import { selectSession } from '../../session/session.slice';

/** How to buy a membership by bank transfer, the receipt form, and the decisions on receipts. */
export function PurchasePage() {
  const { username, role } = useSelector(selectSession);
  const { data: settings, error: settingsError, refetch: refetchSettings } = useReadSettingsQuery();
  const { data: profile, isLoading: isLoadingBuyer } = useReadProfileQuery();
  const buyer = { username: username ?? '', role, subscriptionEnd: profile?.subscription_end_date };
  useMembershipWatch();
  const { data, error, refetch } = useListProductsQuery();
  const products = data?.products;
  const failure = settings === undefined ? settingsError : products === undefined ? error : null;
  const isReady = settings !== undefined && products !== undefined && !isLoadingBuyer;
  const retry = () => {
    if (settings === undefined) void refetchSettings();
    if (products === undefined) void refetch();
  };
  return (
    <div className="mx-auto w-full max-w-[68.75rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.purchase}</h1>
      <p className="mt-3 max-w-prose text-muted">{trPurchase.intro}</p>
      {failure ? (
        <ErrorPanel message={readApiError(failure).message} onRetry={retry} />
      ) : isReady ? (
        <>
          <MembershipNote buyer={buyer} />
          <Steps settings={settings} products={products} buyer={buyer} />
        </>
      ) : (
        <PageLoader />
      )}
      {/* only when what stands above it has its height: it may not move under a finger */}
      {(isReady || Boolean(failure)) && <OwnReceipts />}
    </div>
  );
}

function OwnReceipts() {
  return (
    <section aria-labelledby="dekontlar" className="mt-10">
      <h2 id="dekontlar" className="text-xl font-semibold">
        {trReceipts.title}
      </h2>
      <div className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        <ReceiptList />
      </div>
    </section>
  );
}

interface StepsProps {
  settings: PublicSettings;
  products: readonly ProductDto[];
  buyer: Buyer;
}

function Steps({ settings: { bank, support_email }, products, buyer }: StepsProps) {
  const [query, setQuery] = useSearchParams();
  const reference = useReadReferenceQuery();
  const chosen = products.find((each) => each.duration_type === query.get('paket')) ?? products[0];
  if (chosen === undefined) return <p className="mt-8">{trPackages.empty}</p>;
  const mail: ReceiptMail = {
    to: support_email,
    username: buyer.username,
    reference: reference.data?.reference_code ?? '',
    days: formatCount(chosen.days),
    amount: formatCount(chosen.price_tl),
  };
  return (
    <>
      <h2 className="sr-only">{trPurchase.stepsTitle}</h2>
      <ol className="mt-8 flex flex-col gap-5">
        <Step number={1} title={trPurchase.steps.choose}>
          <PackageChoice
            products={products}
            chosen={chosen.duration_type}
            onChoose={(type) => setQuery({ paket: type }, { replace: true, preventScrollReset: true })}
          />
        </Step>
        <Step number={2} title={trPurchase.steps.transfer}>
          <p className="mb-4 text-sm text-muted">{trPurchase.transferText}</p>
          <BankDetails
            bank={bank}
            supportEmail={support_email}
            amount={chosen.price_tl}
            reference={reference.data?.reference_code}
            referenceFailed={reference.isError}
            onRetry={() => void reference.refetch()}
          />
        </Step>
        <Step number={3} title={trPurchase.steps.receipt}>
          <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
            <div className="min-w-0">
              <p className="mb-4 text-sm text-muted">{trPurchase.receiptText}</p>
              <ReceiptForm type={chosen.duration_type} />
              <p className="mt-5 text-sm text-muted">{trPurchase.afterwards}</p>
            </div>
            <div className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-6">
              <h4 className="font-medium">{trPurchase.byMail}</h4>
              <p className="mt-1 text-sm text-muted">{trPurchase.byMailText}</p>
              <p className="mt-2 font-medium break-all">
                <a href={`mailto:${support_email}`} className="text-accent underline underline-offset-2">
                  {support_email}
                </a>
              </p>
              <div className="mt-4 max-w-[27.5rem]">
                <SampleMail mail={mail} />
              </div>
              <div className="mt-4 flex flex-wrap items-center gap-3">
                <a href={mailLink(mail)} className={buttonStyle('secondary')}>
                  {trPurchase.writeMail}
                </a>
                <span className="text-dense text-muted">{trPurchase.attachHint}</span>
              </div>
            </div>
          </div>
        </Step>
      </ol>
    </>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h3 className="flex items-center gap-3 font-semibold">
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm text-accent-strong tabular-nums"
        >
          {number}
        </span>
        {title}
      </h3>
      <div className="mt-4">{children}</div>
    </li>
  );
}

/** Who is about to buy, and what they have already. */
interface Buyer {
  username: string;
  role: Role | null;
  /** ISO 8601; null for none or without an end, undefined while unknown. */
  subscriptionEnd: string | null | undefined;
}

/** Shows members with access what another purchase would add; empty for all others. */
function MembershipNote({ buyer }: { buyer: Buyer }) {
  const sentence = sentenceFor(buyer);
  if (sentence === null) return null;
  return (
    <Notice kind="success" role="note" icon={BadgeCheck} className="mt-4">
      {sentence}
    </Notice>
  );
}

function sentenceFor({ role, subscriptionEnd }: Buyer): string | null {
  if (role === 'admin' || role === 'editor') return trPurchase.staff;
  if (role !== 'user' || subscriptionEnd === undefined) return null;
  return subscriptionEnd === null ? trPurchase.openEnded : trPurchase.active(formatInstant(subscriptionEnd));
}
