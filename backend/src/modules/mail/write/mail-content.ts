/**
 * A part of a mail: a paragraph, a link on a line of its own, or an entry of a list, which is a link with what is said of
 * it below. All text is plain; writing it out escapes it.
 */
export type MailPart = string | { label: string; url: string; lines?: readonly string[] };

/** What a mail says, before it is written out as text and HTML. */
export interface MailContent {
  subject: string;
  parts: readonly MailPart[];
  /** The link that ends mails of this kind, for mails that can be unsubscribed from. */
  unsubscribe?: UnsubscribeLinks;
  /** Names the kind of mail to mail programs, before the site's host (RFC 2919); for those of many. */
  list?: string;
}

export interface UnsubscribeLinks {
  /** The page that asks once more. */
  page: string;
  /** The address that mail programs send a POST to (RFC 8058). */
  oneClick: string;
}

/** The sender, as mails name it. */
export interface MailSite {
  siteName: string;
  supportEmail: string;
  /** Address of the site without a slash at the end. */
  url: string;
}
