import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/base-api';
import type { ReceiptStatus } from '../../api/generated/wire';
import { notify } from '../../kit/feedback/notices';
import { trReceipts } from '../../locale/tr-buying';
import { recheckRole } from '../../session/role-check';
import type { AppStore } from '../../store';
import { useOwnReceipts } from './receipts/use-own-receipts';

/** Lets the member in as soon as a receipt is approved, on the screens that show receipts. */
export function useMembershipWatch(): void {
  const dispatch = useDispatch<AppStore['dispatch']>();
  useReceiptDecisions(() => {
    dispatch(baseApi.util.invalidateTags(['Profile']));
    void dispatch(recheckRole());
  });
}

/** Notifies the member when a receipt is decided on while the page is open; `onApproved` is called on an approval. */
function useReceiptDecisions(onApproved: () => void): void {
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
