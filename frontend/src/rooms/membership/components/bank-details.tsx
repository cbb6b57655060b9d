import type { BankDto } from '../../../api/generated/wire';
import { ErrorPanel } from '../../../kit/feedback/error-panel';
import { Notice } from '../../../kit/feedback/notice';
import { formatCount } from '../../../lib/format';
import { trPackages, trPurchase } from '../../../locale/tr-buying';
import { CopyRow } from './copy-row';

interface Props {
  bank: BankDto;
  supportEmail: string;
  amount: number;
  /** The member's code; undefined while it is on its way. */
  reference: string | undefined;
  referenceFailed: boolean;
  onRetry: () => void;
}

/** Where the money goes, how much of it, and what to write beside it. */
export function BankDetails({ bank, supportEmail, amount, reference, referenceFailed, onRetry }: Props) {
  return (
    <>
      {isPlaceholder(bank) && <NoBank supportEmail={supportEmail} />}
      <dl className="rounded-card border border-line px-4 py-1">
        <CopyRow label={trPurchase.accountHolder} value={bank.account_holder} />
        <CopyRow label={trPurchase.bankName} value={bank.bank_name} />
        <CopyRow label={trPurchase.iban} value={bank.iban} copied={bank.iban.replace(/\s/g, '')} />
        <CopyRow
          label={trPurchase.amount}
          value={trPackages.price(formatCount(amount))}
          copied={String(amount)}
        />
        {reference !== undefined && <CopyRow label={trPurchase.reference} value={reference} />}
      </dl>
      {referenceFailed && (
        <ErrorPanel message={trPurchase.referenceFailed} onRetry={onRetry} className="py-4" />
      )}
    </>
  );
}

/** An IBAN with the checksum 00 is none: the operator hasn't entered one yet. */
function isPlaceholder({ iban }: BankDto): boolean {
  return iban.startsWith('TR00');
}

function NoBank({ supportEmail }: { supportEmail: string }) {
  return (
    <Notice kind="wait" className="mb-3">
      {trPurchase.noBank}{' '}
      <a href={`mailto:${supportEmail}`} className="font-medium break-all underline underline-offset-2">
        {supportEmail}
      </a>
    </Notice>
  );
}
