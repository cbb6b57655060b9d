import { tr } from '../../../../platform/locale/tr';
import { istanbulText } from '../../../../platform/time/istanbul';
import type { MailContent, MailSite, UnsubscribeLinks } from './write-mail';

/** What each mail is about: stored with it in the queue, so no secrets. Instants are ISO 8601 text. */
export interface MailData {
  'password-reset': { username: string };
  'set-password': { username: string };
  'password-changed': { username: string };
  'second-factor-on': { username: string };
  'second-factor-off': { username: string };
  'email-changed': { username: string };
  'guarded-change': GuardedChange & { username: string };
  'stale-source': { username: string; source: string; since: string };
  'membership-granted': { username: string; end: string | null };
  'receipt-rejected': { username: string; reason: string };
  'membership-ends-in-3-days': MembershipEnd;
  'membership-ends-in-1-day': MembershipEnd;
  'membership-ended': MembershipEnd;
  newsletter: { newsletter_id: number };
  'newsletter-test': NewsletterText;
  'filter-matches': { message: string };
}

/** What was changed that needs a confirmation. */
export interface GuardedChange {
  /** Username of who did it; null: a command on the server. */
  by: string | null;
  at: string;
  changes: readonly ChangedValue[];
}

/** A value before and after, in words for readers. */
export interface ChangedValue {
  what: string;
  before: string;
  after: string;
}

/** What a newsletter says. */
export interface NewsletterText {
  subject: string;
  /** An empty line begins a new paragraph. */
  text: string;
  /** The end of the editors' record when it was sent off; absent while there is none. */
  record?: { count: number; hash: string };
}

interface MembershipEnd {
  username: string;
  end: string;
}

/** @schema {"enumName":"MailTemplate"} */
export type MailTemplate = keyof MailData;

const OPTIONAL: ReadonlySet<MailTemplate> = new Set([
  'membership-ends-in-3-days',
  'membership-ends-in-1-day',
  'membership-ended',
  'newsletter',
  'filter-matches',
]);

/** Whether a member may do without a mail: nobody waits for it, and it can be unsubscribed from. */
export const isOptional = (template: MailTemplate): boolean => OPTIONAL.has(template);

/** What is made when a mail is sent and never stored, such as links that carry a token. */
export interface LateContent {
  /** Full address that lets the recipient in. */
  secret?: string;
  unsubscribe?: UnsubscribeLinks;
  /** What a newsletter says: stored once, not with each of its mails. */
  newsletter?: NewsletterText;
  /** What a mail says that only its module can write. */
  written?: Pick<MailContent, 'subject' | 'parts'>;
}

const said = tr.mails;

const membershipEnd =
  (sentence: { subject: string; text: (end: string) => string }) =>
  ({ username, end }: MembershipEnd, { unsubscribe }: LateContent, site: MailSite): MailContent => ({
    subject: sentence.subject,
    parts: [
      said.hello(username),
      sentence.text(istanbulText(new Date(end))),
      { label: said.renew, url: `${site.url}/satinal` },
    ],
    unsubscribe,
    list: 'uyelik',
  });

/** Every mail of the site, as a pure function of its data. */
export const MAIL_TEMPLATES: {
  [Name in MailTemplate]: (data: MailData[Name], late: LateContent, site: MailSite) => MailContent;
} = {
  'password-reset': ({ username }, { secret }, site) => ({
    subject: said.passwordReset.subject,
    parts: [
      said.hello(username),
      said.passwordReset.text(site.siteName),
      ...link(said.passwordReset.link, secret),
      said.passwordReset.ignore,
    ],
  }),
  'set-password': ({ username }, { secret }, site) => ({
    subject: said.setPassword.subject,
    parts: [
      said.hello(username),
      said.setPassword.text(site.siteName, username),
      ...link(said.setPassword.link, secret),
      said.setPassword.later(`${site.url}/sifremi-unuttum`),
    ],
  }),
  'password-changed': ({ username }, _links, site) => ({
    subject: said.passwordChanged.subject,
    parts: [
      said.hello(username),
      said.passwordChanged.text(site.siteName),
      said.passwordChanged.notYou(site.supportEmail),
      { label: said.passwordChanged.link, url: `${site.url}/sifremi-unuttum` },
    ],
  }),
  'second-factor-on': ({ username }, _links, site) => ({
    subject: said.secondFactorOn.subject,
    parts: [
      said.hello(username),
      said.secondFactorOn.text(site.siteName),
      said.secondFactorOn.notYou(site.supportEmail),
    ],
  }),
  'second-factor-off': ({ username }, _links, site) => ({
    subject: said.secondFactorOff.subject,
    parts: [
      said.hello(username),
      said.secondFactorOff.text(site.siteName),
      said.secondFactorOff.notYou(site.supportEmail),
      { label: said.passwordChanged.link, url: `${site.url}/sifremi-unuttum` },
    ],
  }),
  'email-changed': ({ username }, _links, site) => ({
    subject: said.emailChanged.subject,
    parts: [
      said.hello(username),
      said.emailChanged.text(site.siteName),
      said.emailChanged.notYou(site.supportEmail),
    ],
  }),
  'guarded-change': ({ username, by, at, changes }, _links, site) => ({
    subject: said.guardedChange.subject,
    parts: [
      said.hello(username),
      said.guardedChange.text(site.siteName, istanbulText(new Date(at))),
      ...changes.map(({ what, before, after }) => said.guardedChange.change(what, before, after)),
      said.guardedChange.by(by),
      said.guardedChange.unexpected,
      { label: said.guardedChange.link, url: `${site.url}/yonetim/kayitlar` },
    ],
  }),
  'stale-source': ({ username, source, since }, _links, site) => ({
    subject: said.staleSource.subject,
    parts: [
      said.hello(username),
      said.staleSource.text(site.siteName, source, istanbulText(new Date(since))),
      said.staleSource.what,
      { label: said.staleSource.link, url: `${site.url}/admin?sekme=veri&bolum=kaynaklar` },
    ],
  }),
  'membership-granted': ({ username, end }, _links, site) => ({
    subject: said.granted.subject,
    parts: [
      said.hello(username),
      end === null ? said.granted.openEnded : said.granted.until(istanbulText(new Date(end))),
      { label: said.granted.link, url: `${site.url}/oranlar` },
    ],
  }),
  'receipt-rejected': ({ username, reason }, _links, site) => ({
    subject: said.receiptRejected.subject,
    parts: [
      said.hello(username),
      said.receiptRejected.text,
      said.receiptRejected.reason(reason),
      { label: said.receiptRejected.link, url: `${site.url}/satinal` },
    ],
  }),
  'membership-ends-in-3-days': membershipEnd(said.endsIn3Days),
  'membership-ends-in-1-day': membershipEnd(said.endsIn1Day),
  'membership-ended': membershipEnd(said.ended),
  newsletter: (_data, { newsletter, unsubscribe }, site) => newsletterMail(newsletter!, unsubscribe, site),
  'newsletter-test': (words, { unsubscribe }, site) => newsletterMail(words, unsubscribe, site),
  'filter-matches': (_data, { written, unsubscribe }) => ({ ...written!, unsubscribe, list: 'filtre' }),
};

function newsletterMail(
  { subject, text, record }: NewsletterText,
  unsubscribe: UnsubscribeLinks | undefined,
  site: MailSite,
): MailContent {
  const proof = record && [
    said.record.text(record.count, record.hash),
    { label: said.record.link, url: `${site.url}/sicil-denetimi` },
  ];
  return { subject, parts: [...text.split(/\n{2,}/), ...(proof ?? [])], unsubscribe, list: 'bulten' };
}

const link = (label: string, url: string | undefined): MailContent['parts'] => (url ? [{ label, url }] : []);
