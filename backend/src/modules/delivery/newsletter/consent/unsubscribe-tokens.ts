import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SETTINGS, type Settings } from '../../../../platform/config/settings';

/** Kinds of mail that a member can unsubscribe from. */
export const MAIL_KINDS = ['newsletter', 'reminder', 'alert'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What an unsubscribe link says: no more mail of this kind to this address. */
export interface Unsubscription {
  kind: MailKind;
  /** In lower case. */
  email: string;
}

/** Signed tokens of unsubscribe links: they need no login, never expire, and can't be made by anybody else. */
@Injectable()
export class UnsubscribeTokens {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'jwtSecret'>) {
    // a key of its own: a signature made here is worth nothing anywhere else
    this.key = Buffer.from(hkdfSync('sha256', settings.jwtSecret, '', 'unsubscribe-links', 32));
  }

  /** The token for a link in a mail of `kind` to `email`. */
  sign(kind: MailKind, email: string): string {
    const content = Buffer.from(JSON.stringify([kind, email.trim().toLowerCase()])).toString('base64url');
    return `${content}.${this.signature(content).toString('base64url')}`;
  }

  /** What a token says; null when it wasn't signed here. */
  read(token: string): Unsubscription | null {
    const [content, signature, ...rest] = token.trim().split('.');
    if (!content || !signature || rest.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    const right = this.signature(content);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [kind, email] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [MailKind, string];
    return { kind, email };
  }

  private signature(content: string): Buffer {
    return createHmac('sha256', this.key).update(content).digest();
  }
}
