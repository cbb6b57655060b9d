import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import type { Mail } from '../../mail/entities/mail.entity';
import { MailService } from '../../mail/mail.service';
import type { LateLinks, MailData } from '../../mail/write/templates';
import { UnsubscribeService } from '../../newsletter/unsubscribe.service';
import { effectiveRole } from '../../subscriptions/membership/membership';
import { UsersService } from '../../users/users.service';
import { quietUntil } from '../choices/quiet-hours';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { alertMail } from './alert-mail';
import { AlertMessages } from './alert-messages';

/** Decides at the moment of sending what a mail about fitting matches says, and takes their unsubscribe links. */
@Injectable()
export class AlertMails implements OnModuleInit {
  constructor(
    private readonly messages: AlertMessages,
    private readonly choices: AlertChoicesRepository,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly unsubscribing: UnsubscribeService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mail.makeLinksWith('filter-matches', (mail) => this.write(mail));
    this.unsubscribing.onUnsubscribe('alert', (email) => this.stop(email));
  }

  /** Nothing for somebody who is no member any more, has switched it off or moved; in quiet hours it waits. */
  private async write(mail: Mail): Promise<LateLinks | null | Date> {
    const now = this.clock.now();
    const user = mail.user_id === null ? null : await this.users.find(mail.user_id);
    if (user === null || user.email !== mail.recipient || effectiveRole(user, now) === 'wait') return null;
    const choices = await this.choices.of(user.id);
    if (!choices.email) return null;
    const { message } = JSON.parse(mail.data) as MailData['filter-matches'];
    const left = await this.messages.read(user.id, message);
    if (left.filters.length === 0) return null;
    return (
      quietUntil(choices, now) ?? {
        written: alertMail(left, user.username, this.mail.siteUrl),
        unsubscribe: this.unsubscribing.links(this.mail.siteUrl, 'alert', user.email),
      }
    );
  }

  private async stop(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user !== null) await this.choices.set(user.id, { email: false });
  }
}
