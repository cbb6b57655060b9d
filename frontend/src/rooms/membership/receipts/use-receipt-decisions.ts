import { useEffect, useRef } from 'react';
import type { ReceiptStatus } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { trReceipts } from '../../../locale/tr-buying';
import { useOwnReceipts } from './use-own-receipts';

/** Notifies the member when a receipt is decided on while the page is open; `onApproved` is called on an approval. */
export function useReceiptDecisions(onApproved: () => void): void {
  const receipts = useOwnReceipts().data?.rows;
  const seen = useRef<ReadonlyMap<number, ReceiptStatus>>(new Map());
  const approved = useRef(onApproved);
  useEffect(() => {
    approved.current = onApproved;
  });
  useEffect(() => {
    if (receipts === undefined) return;
    const decided = receipts.filter(
      ({ id, status }) => status !== 'pending' && seen.current.get(id) === 'pending',
    );
    seen.current = new Map(receipts.map(({ id, status }) => [id, status]));
    if (decided.some(({ status }) => status === 'rejected')) {
      notify({ kind: 'error', text: trReceipts.justRejected, name: 'receipt-rejected' });
    }
    if (decided.some(({ status }) => status === 'approved')) {
      notify({ kind: 'success', text: trReceipts.justApproved, name: 'receipt-approved' });
      approved.current();
    }
  }, [receipts]);
}
