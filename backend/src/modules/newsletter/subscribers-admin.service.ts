import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { TableListQuery } from '../../common/http/table-list';
import type { TablePage } from '../../common/http/table-page';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { emailKey } from '../../common/text/email-address';
import { Database } from '../../database/database';
import { isDuplicateKey } from '../../database/dialects';
import { type AdminWriteResult, AuditService } from '../audit/audit.service';
import { UndeliverableAddresses } from '../mail/undeliverable/undeliverable-addresses';
import type { SubscriberFormDto, SubscriberListRow, SubscriberTableRow } from './dto/newsletter.dto';
import { NewsletterRepository } from './entities/newsletter.repository';
import { NO_CONSENT, Subscriber } from './entities/subscriber.entity';

/** The admins' table of subscribers. */
@Injectable()
export class SubscribersAdminService {
  constructor(
    private readonly database: Database,
    private readonly subscribers: NewsletterRepository,
    private readonly undeliverable: UndeliverableAddresses,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<SubscriberListRow>> {
    return (await this.subscribers.readTable(query)).map(async (rows) => {
      const since = await this.undeliverable.sinceOf(rows.map((row) => row.email_key));
      return rows.map((row) => ({
        ...toTableRow(row),
        undeliverable_since: since.get(row.email_key)?.toISOString() ?? null,
      }));
    });
  }

  /** @throws AppError EMAIL_TAKEN */
  async add({ email, phonenumber }: SubscriberFormDto, who: Identity): Promise<SubscriberTableRow> {
    const { after } = await this.write(who, 'create', async () => {
      const subscriber = {
        email,
        email_key: emailKey(email),
        phonenumber,
        created_at: this.clock.now(),
        ...NO_CONSENT,
        unsubscribed_at: null,
      };
      const id = await this.database.insert(Subscriber, subscriber);
      return { after: toTableRow({ ...subscriber, id }) };
    });
    return after;
  }

  /**
   * Changes a subscriber. The proof of consent belongs to the address: another address loses it.
   * @throws AppError NOT_FOUND, EMAIL_TAKEN
   */
  async change(
    id: number,
    { email, phonenumber }: SubscriberFormDto,
    who: Identity,
  ): Promise<SubscriberTableRow> {
    const { after } = await this.write(who, 'update', async () => {
      const row = await this.database.requireLocked(Subscriber, id);
      const email_key = emailKey(email);
      const proof = email_key === emailKey(row.email) ? {} : NO_CONSENT;
      const changes = { email, email_key, phonenumber, ...proof };
      await this.database.manager.update(Subscriber, { id }, changes);
      return { before: toTableRow(row), after: toTableRow({ ...row, ...changes }) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.write(who, 'delete', async () => {
      const row = await this.database.requireLocked(Subscriber, id);
      await this.database.manager.delete(Subscriber, { id });
      return { before: toTableRow(row) };
    });
    return { message: tr.rows.deleted };
  }

  private async write<Result extends AdminWriteResult>(
    who: Identity,
    action: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.audit.write({ who, action, entity: 'subscribers' }, work);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const message = tr.newsletter.alreadyThere;
      throw new AppError('EMAIL_TAKEN', { message, fields: { email: message } });
    }
  }
}

function toTableRow(row: Subscriber): SubscriberTableRow {
  const {
    id,
    email,
    phonenumber,
    created_at,
    unsubscribed_at,
    consent_at,
    consent_text_version,
    consent_ip,
  } = row;
  return {
    id,
    email,
    phonenumber,
    created_at: created_at.toISOString(),
    unsubscribed_at: unsubscribed_at?.toISOString() ?? null,
    consent_at: consent_at?.toISOString() ?? null,
    consent_text_version,
    consent_ip,
  };
}
