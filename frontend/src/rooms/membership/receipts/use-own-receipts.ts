import { useRows } from '../../../api/table-rows';

/** How often a receipt that waits is asked about, milliseconds. */
const LOOK_AGAIN_MS = 60_000;

const OWN = { mine: true };

/** One's own receipts, the newest first. While one of them waits they are asked for every minute and when the window is looked at. */
export function useOwnReceipts() {
  // the answer of other components counts too: all of them share it
  const { data } = useRows('receipts', OWN);
  const waits = data?.rows.some((receipt) => receipt.status === 'pending') ?? false;
  return useRows('receipts', OWN, {
    pollingInterval: waits ? LOOK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: waits,
  });
}
