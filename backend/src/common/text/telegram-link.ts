const LINK =
  /^(?:https?:\/\/)?(t\.me|telegram\.me)(\/[A-Za-z0-9_+-][A-Za-z0-9_+/-]{1,99}(?:\?[A-Za-z0-9_=&-]{1,100})?)$/i;

/**
 * A link to a Telegram account or group in its one form, `https://t.me/…`; empty text stays empty. Anything else,
 * other hosts and schemes above all, is null.
 */
export function telegramLink(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const [, host, path] = LINK.exec(trimmed) ?? [];
  return host && path ? `https://${host.toLowerCase()}${path}` : null;
}
