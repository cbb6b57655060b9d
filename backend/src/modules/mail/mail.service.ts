import { Inject, Injectable } from '@nestjs/common';
import { type FindOptionsWhere, LessThan } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { TablePage } from '../../common/http/table-page';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import type { DueStatus } from '../../database/claims/due-row';
import { Database } from '../../database/database';
import { AuditService } from '../audit/audit.service';
import type { MailRow, MailsQuery } from './dto/mail.dto';
import { Mail } from './entities/mail.entity';
import { MailsRepository, type NewMail } from './entities/mails.repository';
import { BEHIND, FIRST, MANY } from './entities/priority';
import { MailServer } from './server/mail-server';
import type { LateLinks, MailData, MailTemplate } from './write/templates';

/** A mail to put into the queue. */
export interface QueuedMail<Name extends MailTemplate> {
  template: Name;
  /** E-mail address. */
  to: string;
  /** The account it goes to: the mail is deleted with it. */
  userId?: number;
  data: MailData[Name];
  /** A mail with a key that the queue has seen is not sent again. */
  onceKey?: string;
  /** One of many that are queued at once: those that somebody waits for go first. */
  isOneOfMany?: boolean;
}

/** Makes a mail's links when it is sent; null when the mail has become pointless, an instant when it is to wait. */
export type LinkMaker = (mail: Mail) => Promise<LateLinks | null | Date>;

/**
 * The queue of outgoing mail. Queuing is one insert in the caller's transaction: the mail goes out if, and only if,
 * that commits; a mail server that is down delays no request.
 */
@Injectable()
export class MailService {
  private readonly linkMakers = new Map<string, LinkMaker>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly mails: MailsRepository,
    private readonly server: MailServer,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async queue<Name extends MailTemplate>(mail: QueuedMail<Name>): Promise<void> {
    await this.mails.add(this.newMail(mail));
  }

  /** Queues a newsletter's mails, behind all others. */
  async queueNewsletter(
    newsletterId: number,
    recipients: readonly { email: string; userId?: number }[],
  ): Promise<void> {
    const mails = recipients.map(({ email, userId }) => ({
      ...this.newMail({ template: 'newsletter', to: email, userId, data: { newsletter_id: newsletterId } }),
      priority: BEHIND,
      newsletter_id: newsletterId,
    }));
    await this.mails.addAll(mails);
  }

  /** What has become of newsletters: newsletter's id → state → number of mails; sent ones are kept for 90 days. */
  async countNewsletters(ids: readonly number[]): Promise<Map<number, Partial<Record<DueStatus, number>>>> {
    const counts = new Map<number, Partial<Record<DueStatus, number>>>(ids.map((id) => [id, {}]));
    for (const row of await this.mails.countByNewsletter(ids))
      counts.get(row.newsletter_id)![row.status] = row.count;
    return counts;
  }

  /** What still waits of a newsletter is not sent any more. */
  async dropNewsletter(id: number): Promise<void> {
    await this.database.manager.update(Mail, { newsletter_id: id, status: 'queued' }, { status: 'dropped' });
  }

  /** How many of those queued before an instant still wait. */
  countBefore(instant: Date): Promise<number> {
    return this.database.manager.countBy(Mail, waitingSince(instant));
  }

  /** What was queued before an instant and still waits is not sent any more. */
  async dropBefore(instant: Date): Promise<void> {
    await this.database.manager.update(Mail, waitingSince(instant), { status: 'dropped' });
  }

  private newMail<Name extends MailTemplate>(mail: QueuedMail<Name>): NewMail {
    return {
      template: mail.template,
      recipient: mail.to,
      user_id: mail.userId ?? null,
      priority: mail.isOneOfMany ? MANY : FIRST,
      newsletter_id: null,
      data: JSON.stringify(mail.data),
      once_key: mail.onceKey ?? null,
      status: 'queued',
      attempts: 0,
      last_error: null,
      sent_at: null,
      created_at: this.clock.now(),
    };
  }

  /** Those of the `onceKey`s that have been queued before. */
  knownKeys(keys: readonly string[]): Promise<Set<string>> {
    return this.mails.knownKeys(keys);
  }

  /** Has the links of a template made by its module, at the moment of sending. */
  makeLinksWith(template: MailTemplate, maker: LinkMaker): void {
    this.linkMakers.set(template, maker);
  }

  /** The links of a mail that is about to be sent; null when it has become pointless, an instant when it is to wait. */
  async linksOf(mail: Mail): Promise<LateLinks | null | Date> {
    return this.linkMakers.get(mail.template)?.(mail) ?? {};
  }

  /** Address of the site for links in mails, without a slash at the end. */
  get siteUrl(): string {
    return (this.settings.publicUrl ?? `http://localhost:${this.settings.port}`).replace(/\/+$/, '');
  }

  async list(query: MailsQuery): Promise<TablePage<MailRow>> {
    return (await this.mails.read(query)).map((rows) => rows.map(toRow));
  }

  /**
   * Sends a mail that waits or was given up at the next opportunity, and asks a server that was down at once.
   * @throws AppError NOT_FOUND; CONFLICT when it has been sent
   */
  async retry(who: Identity, id: number): Promise<MailRow> {
    const { after } = await this.audit.write({ who, action: 'retry', entity: 'mails' }, async () => {
      const { manager } = this.database;
      const before = await manager.findOneBy(Mail, { id });
      if (!before) throw new AppError('NOT_FOUND');
      if (before.status === 'sent') throw new AppError('CONFLICT', { message: tr.mails.alreadySent });
      await this.server.askAtOnce();
      return { before: toRow(before), after: toRow(await this.mails.makeDue(id)) };
    });
    return after;
  }
}

const waitingSince = (instant: Date): FindOptionsWhere<Mail> => ({
  status: 'queued',
  created_at: LessThan(instant),
});

function toRow(mail: Mail): MailRow {
  return {
    id: mail.id,
    template: mail.template,
    recipient: mail.recipient,
    status: mail.status,
    attempts: mail.attempts,
    last_error: mail.last_error,
    next_attempt_at: mail.status === 'queued' ? mail.next_attempt_at.toISOString() : null,
    sent_at: mail.sent_at?.toISOString() ?? null,
    created_at: mail.created_at.toISOString(),
  };
}
