import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '../../common/http/message-answer';
import { RateLimits } from '../../common/http/rate-limits';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { isDuplicateKey } from '../../database/dialects';
import { NEWSLETTER_CONSENT_VERSION } from './consent-version';
import type { SubscribeDto } from './newsletter.dto';
import { NewsletterRepository } from './newsletter.repository';

/** Who wants the newsletter. */
@Injectable()
export class NewsletterService {
  /** Forms from one address in ten minutes: many phones share one address on mobile networks. */
  private readonly limit = this.limits.limit('subscribe', 20, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly subscribers: NewsletterRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Subscribes an address, with proof of consent. One that is subscribed already gets the same answer and stays as
   * it is, so the form tells nobody who subscribed; one that unsubscribed is back, with new proof.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async subscribe({ email, phonenumber }: SubscribeDto, address: string): Promise<MessageAnswer> {
    await this.limit.count(address);
    await this.store(email, phonenumber, address);
    return { message: tr.newsletter.subscribed };
  }

  /** Subscribes the address of an account whose owner ticked the box; there is no number to it. */
  async subscribeAccount(email: string, address: string): Promise<void> {
    await this.store(email, '', address);
  }

  /** Ends the subscription of an account's address, when there is one. */
  unsubscribeAccount(email: string): Promise<void> {
    return this.subscribers.unsubscribe(email.toLowerCase(), this.clock.now());
  }

  /** Whether the newsletter goes to an address. */
  async isSubscribed(email: string): Promise<boolean> {
    const row = await this.subscribers.findByEmail(email.toLowerCase());
    return row !== null && row.unsubscribed_at === null;
  }

  private async store(email: string, phonenumber: string, address: string): Promise<void> {
    const emailKey = email.toLowerCase();
    const now = this.clock.now();
    const proof = {
      consent_at: now,
      consent_text_version: NEWSLETTER_CONSENT_VERSION,
      consent_ip: address,
      unsubscribed_at: null,
    };
    const known = await this.subscribers.findByEmail(emailKey);
    if (!known) await this.insert({ email, email_key: emailKey, phonenumber, created_at: now, ...proof });
    else if (known.unsubscribed_at !== null)
      await this.subscribers.update(known.id, { ...proof, ...(phonenumber ? { phonenumber } : {}) });
  }

  private async insert(subscriber: Parameters<NewsletterRepository['insert']>[0]): Promise<void> {
    try {
      await this.subscribers.insert(subscriber);
    } catch (error) {
      // the same form sent twice at once
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
