import { TextField } from '../../../../platform/http/fields';
import { tr } from '../../../../platform/locale/tr';
import type { Instant, Integer } from '../../../../platform/wire-types';

const said = tr.newsletter;

/** A newsletter's words. */
export class NewsletterDto {
  @TextField({ max: 150, required: said.subjectRequired, tooLong: said.subjectTooLong })
  subject: string;

  @TextField({ max: 10_000, required: said.textRequired, tooLong: said.textTooLong, multiline: true })
  text: string;
}

/** Who would get a newsletter now. */
export class NewsletterAudience {
  /** Agreed to it and have not unsubscribed: they get it. */
  consenting: number;
  /** Agreed to it, but the address refuses mails. */
  undeliverable: number;
  unsubscribed: number;
  /** Added by an admin, or sent without consent: they get none. */
  without_consent: number;
}

export const NEWSLETTER_STATES = ['queueing', 'sending', 'sent', 'stopped'] as const;

/** @schema {"enumName":"NewsletterStatus"} */
export type NewsletterStatus = (typeof NEWSLETTER_STATES)[number];

export class NewsletterRow {
  id: number;
  subject: string;
  text: string;
  /** Who sent it. */
  username: string;
  status: NewsletterStatus;
  /** Subscribers who were to get it. */
  recipients: number;
  sent: number;
  /** Not sent yet. */
  waiting: number;
  /** Given up after several attempts. */
  failed: number;
  /** Unsubscribed in the meantime, or stopped. */
  dropped: number;
  /** Mails that go out in an hour as things stand; null: none waits, or nobody knows yet. */
  hourly_rate: Integer | null;
  /** When the last mail will have gone out at that rate. */
  ends_at: Instant | null;
  created_at: Instant;
}
