import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { RateLimits } from '../../platform/http/rate-limits';
import { Clock } from '../../platform/time/clock';
import { MAIL_CONSENT_VERSION } from '../delivery/newsletter/consent/consent-version';
import { NewsletterService } from '../delivery/newsletter/newsletter.service';
import { ConsentsService } from '../users/consents.service';
import { UsersService } from '../users/users.service';
import type { MailChoices, MailChoicesDto } from './dto/profile.dto';

/** Which mails the owner of an account wants. */
@Injectable()
export class MailChoicesService {
  /** Changes in ten minutes: each consent leaves a row of proof. */
  private readonly changes = this.limits.limit('mail-choices', 30, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly users: UsersService,
    private readonly newsletter: NewsletterService,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  async read({ userId }: Identity): Promise<MailChoices> {
    const { email, reminders_off_at } = await this.users.require(userId);
    return { reminders: reminders_off_at === null, newsletter: await this.newsletter.isSubscribed(email) };
  }

  /**
   * Sets the choices that are named, and answers with all.
   * @param address from where the consent to the newsletter comes (IP)
   * @throws AppError TOO_MANY_REQUESTS
   */
  async change(who: Identity, wanted: MailChoicesDto, address: string): Promise<MailChoices> {
    await this.changes.count(who.userId);
    const present = await this.read(who);
    if (wanted.reminders !== undefined && wanted.reminders !== present.reminders)
      await this.users.update(who.userId, {
        reminders_off_at: wanted.reminders ? null : this.clock.now(),
      });
    if (wanted.newsletter !== undefined && wanted.newsletter !== present.newsletter)
      await this.setNewsletter(who, wanted.newsletter, address);
    return this.read(who);
  }

  private async setNewsletter({ userId }: Identity, isWanted: boolean, address: string): Promise<void> {
    const { email } = await this.users.require(userId);
    if (!isWanted) return this.newsletter.unsubscribeAccount(email);
    // the proof first: without it nothing may be sent
    await this.consents.give(userId, {
      kind: 'newsletter',
      version: MAIL_CONSENT_VERSION,
      address,
    });
    await this.newsletter.subscribeAccount(email, address);
  }
}
