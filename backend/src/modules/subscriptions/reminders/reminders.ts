import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import { Clock } from '../../../platform/time/clock';
import { MailService } from '../../delivery/mail/mail.service';
import type { LateContent } from '../../delivery/mail/write/templates';
import type { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';
import { UnsubscribeService } from '../../delivery/newsletter/unsubscribe.service';
import type { User } from '../../users/entities/user.entity';
import { UsersService } from '../../users/users.service';
import { REMINDER_TEMPLATES, REMINDER_WINDOW, dueReminder } from './due-reminder';
import { SubscriptionsRepository } from '../entities/subscriptions.repository';

/**
 * Mails members three days and one day before the end of their membership, and at the end: once each for one end
 * date, however often the site restarts and however many processes run.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly mail: MailService,
    private readonly unsubscribing: UnsubscribeService,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'reminders',
      irreversible: true,
      isOutgoing: true,
      every: 60_000,
      run: () => this.remind(),
    });
    for (const template of REMINDER_TEMPLATES) this.mail.completeWith(template, (mail) => this.links(mail));
    this.unsubscribing.onUnsubscribe('reminder', (email, now) => this.users.turnRemindersOff(email, now));
  }

  /** Queues every reminder that is due now and hasn't been queued before. */
  private async remind(): Promise<void> {
    const now = this.clock.now();
    const window = {
      from: new Date(now.getTime() - REMINDER_WINDOW),
      to: new Date(now.getTime() + REMINDER_WINDOW),
    };
    for (let after = 0; ;) {
      const members = await this.users.endingBetween(window, after);
      if (members.length === 0) return;
      await this.queueDue(members, now);
      after = members.at(-1)!.id;
    }
  }

  private async queueDue(members: readonly User[], now: Date): Promise<void> {
    const lastGrants = await this.subscriptions.lastGrants(members.map((member) => member.id));
    const due = members.flatMap((member) => {
      const end = member.subscription_end_date!;
      const template = dueReminder(end, lastGrants.get(member.id) ?? null, now);
      return template
        ? [{ member, end, template, onceKey: `${template} ${member.id} ${end.toISOString()}` }]
        : [];
    });
    const known = await this.mail.knownKeys(due.map((each) => each.onceKey));
    for (const { member, end, template, onceKey } of due)
      if (!known.has(onceKey))
        await this.mail.queueFor(member, template, { end: end.toISOString() }, onceKey);
  }

  /** At the moment of sending: nothing for somebody who has renewed, unsubscribed or moved since, or too late. */
  private async links(mail: OutboxMessage): Promise<LateContent | null> {
    const user = mail.user_id === null ? null : await this.users.find(mail.user_id);
    const { end } = JSON.parse(mail.data) as { end: string };
    const stillTrue =
      user !== null &&
      user.role === 'user' &&
      user.email === mail.recipient &&
      user.reminders_off_at === null &&
      user.subscription_end_date?.toISOString() === end &&
      dueReminder(new Date(end), null, this.clock.now()) === mail.template;
    if (!stillTrue) return null;
    return { unsubscribe: this.unsubscribing.links(this.mail.siteUrl, 'reminder', user.email) };
  }
}
