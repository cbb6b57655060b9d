import { trPurchase } from '../../../locale/tr-buying';

/** What the mail with a receipt is about. */
export interface ReceiptMail {
  to: string;
  username: string;
  /** Empty while it isn't known. */
  reference: string;
  days: string;
  amount: string;
}

export function mailSubject({ reference }: ReceiptMail): string {
  return trPurchase.mailSubject(reference);
}

export function mailLines(mail: ReceiptMail): readonly string[] {
  return trPurchase.mailLines(mail);
}

/** A link that opens the visitor's mail program with the mail begun (RFC 6068). */
export function mailLink(mail: ReceiptMail): string {
  const body = mailLines(mail).join('\r\n');
  const query = `subject=${encodeURIComponent(mailSubject(mail))}&body=${encodeURIComponent(body)}`;
  // the address is an admin's: its own ? and & must not begin the query
  return `mailto:${encodeURIComponent(mail.to).replace(/%40/g, '@')}?${query}`;
}
