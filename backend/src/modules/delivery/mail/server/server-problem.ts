/** Why no mail at all can be sent. */
export const SERVER_PROBLEMS = [
  'refused-connection',
  'unknown-host',
  'timeout',
  'certificate',
  'tls',
  'login',
  'sender',
  'busy',
  'folder',
  'other',
] as const;
export type ServerProblem = (typeof SERVER_PROBLEMS)[number];

/** Whether asking the server, without a mail, would show the problem. */
export const isShownByCheck = (problem: ServerProblem | null): boolean =>
  problem !== 'sender' && problem !== 'busy' && problem !== 'other';

/** What nodemailer tells of an error, and Node.js below it. */
interface TransportError {
  code?: unknown;
  originalCode?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
}

/** What an attempt that failed says about. */
export type Failure =
  /** The mailbox: it doesn't exist, and won't tomorrow. */
  | { scope: 'mailbox' }
  /** This mail alone. */
  | { scope: 'mail'; isFinal: boolean }
  /** Perhaps all mails: `isSure` when it can't be about this one. */
  | { scope: 'server'; problem: ServerProblem; isSure: boolean };

/** Enhanced status codes (RFC 3463) of a mailbox or domain that isn't there, or is switched off. */
const NO_MAILBOX = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
/** What a server without such codes says when it is about who sends, not about who receives. */
const ABOUT_SENDER =
  /sender|relay|spam|junk|block|black|deny|denied|list|polic|authent|reputation|spf|dkim|dmarc|client|helo|\bip\b|\brate\b|too many/i;

/** What the failure of sending a mail means, for this mail and for others. */
export function failureOf(error: unknown): Failure {
  const { code, command, responseCode, response } = (error ?? {}) as TransportError;
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const text = typeof response === 'string' ? response : '';
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || reply === 421)
    return { scope: 'server', problem: serverProblem(error), isSure: false };
  if (code === 'EMESSAGE' || isTooLarge(reply, status)) return { scope: 'mail', isFinal: isPermanent(reply) };
  if (command === 'MAIL FROM' && reply > 0) return { scope: 'server', problem: 'sender', isSure: true };
  if (reply >= 400 && reply < 500) return { scope: 'mail', isFinal: false };
  if (command === 'RCPT TO' && isAboutMailbox(reply, status, text)) return { scope: 'mailbox' };
  if (command === 'RCPT TO' && isAboutSender(status, text))
    return { scope: 'server', problem: 'sender', isSure: false };
  return { scope: 'mail', isFinal: true };
}

/** A size that the server refuses is the message's, wherever it says so. */
const isTooLarge = (reply: number, status: string): boolean => reply === 552 || status === '5.3.4';

/** What wasn't refused by a reply, such as an address that can't be written, won't change either. */
const isPermanent = (reply: number): boolean => reply === 0 || reply >= 500;

const isAboutMailbox = (reply: number, status: string, text: string): boolean =>
  status === '' ? reply === 550 && !ABOUT_SENDER.test(text) : NO_MAILBOX.test(status);

const isAboutSender = (status: string, text: string): boolean =>
  status === '' ? ABOUT_SENDER.test(text) : /^5\.(7\.\d+|1\.[78])$/.test(status);

const CERTIFICATE = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_)/;

/** Why a server that should take mails doesn't. */
export function serverProblem(error: unknown): ServerProblem {
  const { code, originalCode, responseCode } = (error ?? {}) as TransportError;
  const cause = typeof originalCode === 'string' ? originalCode : typeof code === 'string' ? code : '';
  if (CERTIFICATE.test(cause)) return 'certificate';
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'login';
  if (code === 'EDNS' || cause === 'ENOTFOUND' || cause === 'EAI_AGAIN') return 'unknown-host';
  if (cause === 'ECONNREFUSED') return 'refused-connection';
  if (code === 'ETIMEDOUT' || cause === 'ETIMEDOUT' || cause === 'EHOSTUNREACH') return 'timeout';
  if (code === 'ETLS' || /^ERR_(SSL|TLS)_|^EPROTO$/.test(cause)) return 'tls';
  if (/^(EACCES|EROFS|ENOSPC|EDQUOT|ENOTDIR|EIO|EPERM)$/.test(cause)) return 'folder';
  return typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500 ? 'busy' : 'other';
}
