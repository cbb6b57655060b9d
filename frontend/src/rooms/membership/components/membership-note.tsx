import { BadgeCheck } from 'lucide-react';
import { formatInstant } from '../../../lib/format';
import type { Role } from '../../../session/roles';
import { trPurchase } from '../../../locale/tr-buying';

/** Who is about to buy, and what they have already. */
export interface Buyer {
  username: string;
  role: Role | null;
  /** ISO 8601; null for none or without an end, undefined while unknown. */
  subscriptionEnd: string | null | undefined;
}

/** Shows members with access what another purchase would add; empty for all others. */
export function MembershipNote({ buyer }: { buyer: Buyer }) {
  const sentence = sentenceFor(buyer);
  if (sentence === null) return null;
  return (
    <p className="mt-4 flex items-start gap-2.5 rounded-md border border-accent/40 bg-accent-soft px-3 py-2.5 text-sm text-accent-strong">
      <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentence}
    </p>
  );
}

function sentenceFor({ role, subscriptionEnd }: Buyer): string | null {
  if (role === 'admin' || role === 'editor') return trPurchase.staff;
  if (role !== 'user' || subscriptionEnd === undefined) return null;
  return subscriptionEnd === null ? trPurchase.openEnded : trPurchase.active(formatInstant(subscriptionEnd));
}
