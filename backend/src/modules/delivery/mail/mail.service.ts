import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import type { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { pick } from '../../../platform/pick';
import { AuditService } from '../../audit/audit.service';
import type { User } from '../../users/entities/user.entity';
import { type NewMessage, Outbox } from '../outbox/queue/outbox';
import type { OutboxMessage } from '../outbox/entities/outbox-message.entity';
import { type MessageStatus, PRIORITY } from '../outbox/queue/message-state';
import type { MailRow, MailsQuery } from './dto/mail.dto';
import { MailServer } from './server/mail-server';
import type { LateContent, MailData, MailTemplate } from './write/templates';

/** A mail to put into the outbox. */
export interface QueuedMail<Name extends MailTemplate> {
  template: Name;
  /** E-mail address. */
  to: string;
  /** The account it goes to: the mail is deleted with it. */
  userId?: number;
  data: MailData[Name];
  /** A mail with a key that the outbox has seen is not sent again. */
  onceKey?: string;
}

/** Mails that address the owner of an account by name. */
type OwnersMail = {
  [Name in MailTemplate]: MailData[Name] extends { username: string } ? Name : never;
}[MailTemplate];

/** Makes what a mail says only once it is sent; null when it has become pointless, an instant when it is to wait. */
export type Completion = (mail: OutboxMessage) => Promise<LateContent | null | Date>;

/** Mails of the site: what modules queue, and what admins see of it. */
@Injectable()
export class MailService {
  private readonly completions = new Map<string, Completion>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly outbox: Outbox,
    private readonly server: MailServer,
    private readonly audit: AuditService,
  ) {}

  async queue<Name extends MailTemplate>(mail: QueuedMail<Name>): Promise<void> {
    await this.outbox.add(newMail(mail));
  }

  /**
   * Queues a mail to the owner of an account, who is addressed by name; it is deleted with the account.
   * @param data what it is about besides the name
   * @param onceKey a mail with a key that the outbox has seen is not sent again
   */
  async queueFor<Name extends OwnersMail>(
    { id, email, username }: Pick<User, 'id' | 'email' | 'username'>,
    template: Name,
    data: Omit<MailData[Name], 'username'>,
    onceKey?: string,
  ): Promise<void> {
    const mail = { template, to: email, userId: id, onceKey };
    await this.queue({ ...mail, data: { ...data, username } as MailData[Name] });
  }

  /** Queues a newsletter's mails, behind all others. */
  async queueNewsletter(
    newsletterId: number,
    recipients: readonly { email: string; userId?: number }[],
  ): Promise<void> {
    const mails = recipients.map(({ email, userId }) => ({
      ...newMail({ template: 'newsletter', to: email, userId, data: { newsletter_id: newsletterId } }),
      priority: PRIORITY.newsletter,
      newsletter_id: newsletterId,
    }));
    await this.outbox.addAll(mails);
  }

  /**
   * What has become of newsletters, id → state → number of mails, where sent ones are kept for 90 days; and how many
   * of those that wait go out in an hour as things stand, null when nobody knows.
   */
  async newsletterProgress(ids: readonly number[]): Promise<{
    counts: Map<number, Partial<Record<MessageStatus, number>>>;
    hourlyRate: number | null;
  }> {
    return {
      counts: await this.outbox.countNewsletters(ids),
      hourlyRate: await this.server.hourlyRate(),
    };
  }

  /** Those of the `onceKey`s that have been queued before. */
  knownKeys(keys: readonly string[]): Promise<Set<string>> {
    return this.outbox.knownKeys('mail', keys);
  }

  /** Has mails of a template completed by their module, at the moment of sending. */
  completeWith(template: MailTemplate, complete: Completion): void {
    this.completions.set(template, complete);
  }

  /** What completes a mail that is about to be sent; null when it has become pointless, an instant when it is to wait. */
  async lateContentOf(mail: OutboxMessage): Promise<LateContent | null | Date> {
    return this.completions.get(mail.template)?.(mail) ?? {};
  }

  /** Address of the site for links in mails, without a slash at the end. */
  get siteUrl(): string {
    return (this.settings.publicUrl ?? `http://localhost:${this.settings.port}`).replace(/\/+$/, '');
  }

  async list(query: MailsQuery): Promise<TablePage<MailRow>> {
    return (await this.outbox.read('mail', query)).map((rows) => rows.map(toRow));
  }

  /**
   * Sends a mail that waits or was given up at the next opportunity, and asks a server that was down at once.
   * @throws AppError NOT_FOUND; CONFLICT when it has been sent
   */
  async retry(who: Identity, id: number): Promise<MailRow> {
    const { after } = await this.audit.write({ who, action: 'retry', entity: 'mails' }, async () => {
      const before = await this.outbox.find(id);
      if (before?.channel !== 'mail') throw new AppError('NOT_FOUND');
      if (before.status === 'sent') throw new AppError('CONFLICT', { message: tr.mails.alreadySent });
      await this.server.endPause();
      return { before: toRow(before), after: toRow(await this.outbox.makeDue(id)) };
    });
    return after;
  }
}

const newMail = <Name extends MailTemplate>(mail: QueuedMail<Name>): NewMessage => ({
  channel: 'mail',
  template: mail.template,
  recipient: mail.to,
  user_id: mail.userId ?? null,
  priority: PRIORITY.awaited,
  data: mail.data,
  once_key: mail.onceKey ?? null,
});

const toRow = (mail: OutboxMessage): MailRow => ({
  ...pick(mail, 'id', 'status', 'attempts', 'last_error'),
  template: mail.template as MailTemplate,
  recipient: mail.recipient!,
  next_attempt_at: mail.status === 'queued' ? mail.next_attempt_at.toISOString() : null,
  sent_at: mail.sent_at?.toISOString() ?? null,
  created_at: mail.created_at.toISOString(),
});
