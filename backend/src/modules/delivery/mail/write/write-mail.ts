import { tr } from '../../../../platform/locale/tr';

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

/** A mail as it is sent. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);

/** Writes a mail as plain text and as HTML of the same words, with the sender's name and address below. */
export function writeMail(content: MailContent, site: MailSite): WrittenMail {
  const { subject, parts, unsubscribe, list } = content;
  return {
    subject: oneLine(subject),
    text: asText(parts, site, unsubscribe?.page),
    html: asHtml(oneLine(subject), parts, site, unsubscribe?.page),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(list ? { 'List-Id': `<${list}.${new URL(site.url).hostname}>` } : {}),
      ...(unsubscribe
        ? {
            'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function asText(parts: readonly MailPart[], site: MailSite, unsubscribe: string | undefined): string {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? part
      : part.lines
        ? [part.label, ...part.lines, part.url].join('\n')
        : `${part.label}:\n${part.url}`,
  );
  const footer = [`-- \n${site.siteName}\n${site.url}\n${tr.mails.questions(site.supportEmail)}`];
  if (unsubscribe) footer.push(`${tr.mails.unsubscribe}:\n${unsubscribe}`);
  return `${[...body, ...footer].join('\n\n')}\n`;
}

function asHtml(
  subject: string,
  parts: readonly MailPart[],
  site: MailSite,
  unsubscribe: string | undefined,
): string {
  const body = parts.map((part) => `<p style="margin:0 0 16px">${partHtml(part)}</p>`);
  const footer = [
    `<a href="${escapeHtml(site.url)}" style="color:#4b5563">${escapeHtml(site.siteName)}</a>`,
    escapeHtml(tr.mails.questions(site.supportEmail)),
  ];
  if (unsubscribe)
    footer.push(
      `<a href="${escapeHtml(unsubscribe)}" style="color:#4b5563">${escapeHtml(tr.mails.unsubscribe)}</a>`,
    );
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#111827">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;overflow-wrap:anywhere">
${body.join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#4b5563">${footer.join('<br>')}</p>
</body>
</html>
`;
}

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return escapeHtml(part).replace(/\n/g, '<br>');
  const { label, url, lines } = part;
  const link = `<a href="${escapeHtml(url)}" style="${lines ? ENTRY : BUTTON}">${escapeHtml(label)}</a>`;
  return [link, ...(lines ?? []).map(escapeHtml)].join('<br>');
}

const ENTRY = 'color:#14532d;font-weight:bold';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#14532d;color:#ffffff;text-decoration:none;border-radius:6px';
