import type { WrittenMail } from '../write/write-mail';

/** A written mail with its envelope. */
export interface OutgoingMail extends WrittenMail {
  /** Row of the queue. */
  id: number;
  queuedAt: Date;
  template: string;
  from: { name: string; address: string };
  to: string;
  date: Date;
}

/** The message for nodemailer. The id stays the same when a mail is sent twice, so that mail programs show it once. */
export function toMessage({ id, queuedAt, from, to, subject, text, html, headers, date }: OutgoingMail) {
  const domain = from.address.split('@')[1];
  return {
    from,
    to,
    subject,
    text,
    html,
    headers,
    date,
    messageId: `<mail-${id}-${queuedAt.getTime().toString(36)}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Takes a mail away; throws when it couldn't. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  /** Throws when no mail at all could be taken away now. */
  check(): Promise<void>;
  close(): void;
}
