import type { Instant } from '../../../../platform/wire-types';

/** An address whose mailbox refused a mail for good. */
export class UndeliverableAddressRow {
  id: number;
  /** In lower case. */
  email: string;
  /** Account with this address. */
  username: string | null;
  /** Whether it is on the list of the newsletter. */
  is_subscriber: boolean;
  /** What the server said. */
  reason: string;
  since: Instant;
}
