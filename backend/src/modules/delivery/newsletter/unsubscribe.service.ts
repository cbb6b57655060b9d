import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import type { MessageAnswer } from '../../../platform/http/message-answer';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { NewsletterRepository } from './entities/newsletter.repository';
import { type MailKind, UnsubscribeTokens } from './consent/unsubscribe-tokens';

/** Stops mails of a kind to an address (as it is compared). */
type Stop = (email: string, now: Date) => Promise<void>;

/** Address on the site of the page that asks once more. */
export const unsubscribePath = (token: string): string =>
  `/abonelik-iptal?token=${encodeURIComponent(token)}`;

/** Makes unsubscribe links, and does what they say. */
@Injectable()
export class UnsubscribeService {
  private readonly stops = new Map<MailKind, Stop>();

  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly subscribers: NewsletterRepository,
    private readonly clock: Clock,
  ) {}

  /** A module that sends mails of another kind than the newsletter says here how they are stopped. */
  onUnsubscribe(kind: MailKind, stop: Stop): void {
    this.stops.set(kind, stop);
  }

  /**
   * The links for a mail: the page that asks once more, and the address for mail programs (RFC 8058).
   * @param siteUrl address of the site without a slash at the end
   */
  links(siteUrl: string, kind: MailKind, email: string): { page: string; oneClick: string } {
    const token = this.tokens.sign(kind, email);
    return {
      page: siteUrl + unsubscribePath(token),
      oneClick: `${siteUrl}/api/unsubscribe?token=${token}`,
    };
  }

  /**
   * Stops the newsletter, and the mails that the link stood in. Doing it again changes nothing.
   * @throws AppError INVALID_REQUEST for a token that the site didn't make
   */
  async unsubscribe(token: string): Promise<MessageAnswer> {
    const said = this.tokens.read(token);
    if (!said) throw new AppError('INVALID_REQUEST', { message: tr.newsletter.badToken });
    const now = this.clock.now();
    await this.subscribers.unsubscribe(said.email, now);
    await this.stops.get(said.kind)?.(said.email, now);
    return { message: tr.newsletter.unsubscribed };
  }
}
