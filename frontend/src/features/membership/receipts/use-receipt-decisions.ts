import { useEffect, useRef } from 'react';
import type { ReceiptStatus } from '../../../api/generated/wire';
import { notify } from '../../../components/feedback/notices';
import { tr } from '../../../locale/tr';
import { useOwnReceipts } from './use-own-receipts';

/** Notifies the member when a receipt is decided on while the page is open; `onApproved` is called on an approval. */
export function useReceiptDecisions(onApproved: () => void): void {
  const { data } = useOwnReceipts();
  const seen = useRef<ReadonlyMap<number, ReceiptStatus>>(new Map());
  const approved = useRef(onApproved);
  useEffect(() => {
    approved.current = onApproved;
  });
  useEffect(() => {
    if (data === undefined) return;
    const decided = data.filter(
      ({ id, status }) => status !== 'pending' && seen.current.get(id) === 'pending',
    );
    seen.current = new Map(data.map(({ id, status }) => [id, status]));
    if (decided.some(({ status }) => status === 'rejected')) {
      notify({ kind: 'error', text: tr.receipts.justRejected, name: 'receipt-rejected' });
    }
    if (decided.some(({ status }) => status === 'approved')) {
      notify({ kind: 'success', text: tr.receipts.justApproved, name: 'receipt-approved' });
      approved.current();
    }
  }, [data]);
}
