import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '../../../platform/http/message-answer';
import { RateLimits } from '../../../platform/http/rate-limits';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { emailKey } from '../../../platform/text/email-address';
import { Database } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialects';
import { MAIL_CONSENT_VERSION, NEWSLETTER_CONSENT_VERSION } from './consent/consent-version';
import type { SubscribeDto } from './dto/newsletter.dto';
import { NewsletterRepository } from './entities/newsletter.repository';
import { type ConsentProof, getsNewsletters, NO_CONSENT, Subscriber } from './entities/subscriber.entity';

/** Who wants the newsletter. */
@Injectable()
export class NewsletterService {
  /** Forms from one address in ten minutes: many phones share one address on mobile networks. */
  private readonly limit = this.limits.addressLimit('subscribe', 20, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly subscribers: NewsletterRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an address; only a ticked box is consent. The answer is always the same, so the form doesn't reveal who
   * has subscribed. A subscriber stays as they are; without consent nothing changes.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async subscribe({ email, phonenumber, consent }: SubscribeDto, address: string): Promise<MessageAnswer> {
    await this.limit.count(address);
    await this.store(
      email,
      phonenumber,
      consent ? this.proof(NEWSLETTER_CONSENT_VERSION, address) : NO_CONSENT,
    );
    return { message: tr.newsletter.subscribed };
  }

  /** Subscribes the address of an account whose owner ticked the box; there is no number to it. */
  async subscribeAccount(email: string, address: string): Promise<void> {
    await this.store(email, '', this.proof(MAIL_CONSENT_VERSION, address));
  }

  /** Ends the subscription of an account's address, when there is one. */
  unsubscribeAccount(email: string): Promise<void> {
    return this.subscribers.unsubscribe(email, this.clock.now());
  }

  /** Whether the newsletter goes to an address. */
  async isSubscribed(email: string): Promise<boolean> {
    const row = await this.subscribers.findByEmail(email);
    return row !== null && getsNewsletters(row);
  }

  private proof(textVersion: string, address: string): ConsentProof {
    return { consent_at: this.clock.now(), consent_text_version: textVersion, consent_ip: address };
  }

  private async store(email: string, phonenumber: string, proof: ConsentProof): Promise<void> {
    const email_key = emailKey(email);
    const consent = { ...proof, unsubscribed_at: null };
    const known = await this.subscribers.findByEmail(email);
    if (known) {
      if (proof.consent_at === null || getsNewsletters(known)) return;
      const changes = { ...consent, ...(phonenumber ? { phonenumber } : {}) };
      await this.database.manager.update(Subscriber, { id: known.id }, changes);
      return;
    }
    try {
      const created_at = this.clock.now();
      await this.database.insert(Subscriber, { email, email_key, phonenumber, created_at, ...consent });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // another form for the address came at the same moment: its row is there now
      await this.store(email, phonenumber, proof);
    }
  }
}
