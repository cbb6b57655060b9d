import { type ReactNode, useRef, useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { usePurchaseSubscriptionMutation } from '../../../api/generated/panel';
import type { DurationType } from '../../../api/generated/wire';
import { MessageDialog } from '../../../kit/dialog/message-dialog';
import { trAdmin } from '../../../locale/tr-admin';
import { newRequestKey } from '../request-key';

/**
 * Gives memberships. A request whose answer never came is sent again under its first key, so that a second press
 * doesn't give the time twice.
 */
export function usePurchase(): {
  purchase: (userId: number, duration: DurationType) => void;
  /** `userId duration` of the request under way. */
  busy: string | null;
  dialog: ReactNode;
} {
  const [send] = usePurchaseSubscriptionMutation();
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ title: string; text?: string } | null>(null);

  const purchase = async (userId: number, duration: DurationType) => {
    if (busy !== null) return;
    const which = `${userId} ${duration}`;
    const key = keys.current.get(which) ?? newRequestKey();
    keys.current.set(which, key);
    setBusy(which);
    const { data, error } = await send({
      'Idempotency-Key': key,
      body: { user_id: userId, duration_type: duration },
    });
    setBusy(null);
    const failure = error ? readApiError(error) : null;
    const unknown = failure !== null && (failure.status === null || failure.status >= 500);
    if (!unknown) keys.current.delete(which);
    setOutcome(
      data?.status === 'success'
        ? { title: trAdmin.users.purchased }
        : { title: trAdmin.users.notPurchased, text: failure?.message },
    );
  };

  const dialog = outcome && <MessageDialog {...outcome} onClose={() => setOutcome(null)} />;
  return { purchase: (userId, duration) => void purchase(userId, duration), busy, dialog };
}
