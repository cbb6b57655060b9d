import { Injectable } from '@nestjs/common';
import { tr } from '../../../platform/locale/tr';
import { MailService } from '../../delivery/mail/mail.service';
import type { MailContent } from '../../delivery/mail/write/write-mail';
import type { LateContent } from '../../delivery/mail/write/templates';
import { UnsubscribeService } from '../../delivery/newsletter/unsubscribe.service';
import type { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';
import { UsersService } from '../../users/users.service';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import type { AlertMessage } from './alert-message';
import { AlertMessages, FILTER_MATCHES } from './alert-messages';
import { matchText } from './match-text';

/** Writes mails about fitting matches when they are sent, and takes their unsubscribe links. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly messages: AlertMessages,
    choices: AlertChoicesRepository,
    users: UsersService,
    private readonly mail: MailService,
    private readonly unsubscribing: UnsubscribeService,
  ) {
    this.mail.completeWith(FILTER_MATCHES, (mail) => this.write(mail));
    this.unsubscribing.onUnsubscribe('alert', async (email) => {
      const user = await users.findByEmail(email);
      if (user !== null) await choices.set(user.id, { email: false });
    });
  }

  private async write(mail: OutboxMessage): Promise<LateContent | null | Date> {
    const message = await this.messages.left(mail);
    if (message === null || message instanceof Date) return message;
    const { user, left } = message;
    // the address has been changed since
    if (user.email !== mail.recipient) return null;
    return {
      written: alertMail(left, user.username, this.mail.siteUrl),
      unsubscribe: this.unsubscribing.links(this.mail.siteUrl, 'alert', user.email),
    };
  }
}

const said = tr.alerts.message;

/**
 * What the mail about fitting matches says: each filter with its matches.
 * @param siteUrl address of the site without a slash at the end
 */
export function alertMail(
  { filters }: AlertMessage,
  username: string,
  siteUrl: string,
): Pick<MailContent, 'subject' | 'parts'> {
  const matches = new Set(filters.flatMap((filter) => filter.matches.map(({ id }) => id)));
  return {
    subject: said.subject(matches.size),
    parts: [
      tr.mails.hello(username),
      said.intro,
      ...filters.flatMap((filter) => [
        said.filter(filter.name, filter.matches.length),
        ...filter.matches.map((match) => {
          const { name, lines } = matchText(filter, match);
          return { label: name, lines, url: `${siteUrl}/mac/${match.id}` };
        }),
      ]),
      { label: said.filters, url: `${siteUrl}/filtrelerim` },
      said.where(`${siteUrl}/filtrelerim`, `${siteUrl}/profile`),
      said.analysisOnly,
    ],
  };
}
