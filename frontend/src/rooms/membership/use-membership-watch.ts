import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/base-api';
import { recheckRole } from '../../session/role-check';
import { useReceiptDecisions } from './receipts/use-receipt-decisions';
import type { AppStore } from '../../store';

/** Lets the member in as soon as a receipt is approved, on the screens that show receipts. */
export function useMembershipWatch(): void {
  const dispatch = useDispatch<AppStore['dispatch']>();
  useReceiptDecisions(() => {
    dispatch(baseApi.util.invalidateTags(['Profile']));
    void dispatch(recheckRole());
  });
}
