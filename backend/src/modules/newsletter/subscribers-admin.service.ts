import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { TableListQuery, TablePage } from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { isDuplicateKey } from '../../database/dialects';
import { inTransaction } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import type { SubscriberFormDto, SubscriberTableRow } from './newsletter.dto';
import { NewsletterRepository } from './newsletter.repository';
import { NO_CONSENT, type Subscriber } from './subscriber.entity';

const TABLE = 'subscribers';

/** The admins' table of subscribers. */
@Injectable()
export class SubscribersAdminService {
  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<SubscriberTableRow>> {
    const { rows, total } = await this.subscribers.readTable(query);
    return { rows: rows.map(toTableRow), total };
  }

  /** @throws AppError EMAIL_TAKEN */
  add({ email, phonenumber }: SubscriberFormDto, who: Identity): Promise<SubscriberTableRow> {
    return this.write(async (manager) => {
      const subscriber = {
        email,
        email_key: email.toLowerCase(),
        phonenumber,
        created_at: this.clock.now(),
        ...NO_CONSENT,
        unsubscribed_at: null,
      };
      const id = await this.subscribers.insert(subscriber, manager);
      const after = toTableRow({ ...subscriber, id });
      await this.audit.record(manager, { who, action: 'create', entity: TABLE, entityId: id, after });
      return after;
    });
  }

  /**
   * Changes a subscriber. The proof of consent belongs to the address: another address loses it.
   * @throws AppError NOT_FOUND, EMAIL_TAKEN
   */
  change(id: number, { email, phonenumber }: SubscriberFormDto, who: Identity): Promise<SubscriberTableRow> {
    return this.write(async (manager) => {
      const row = await this.subscribers.findLocked(manager, id);
      if (!row) throw new AppError('NOT_FOUND');
      const emailKey = email.toLowerCase();
      const proof = emailKey === row.email_key ? {} : NO_CONSENT;
      const changes = { email, email_key: emailKey, phonenumber, ...proof };
      await this.subscribers.update(id, changes, manager);
      const states = { before: toTableRow(row), after: toTableRow({ ...row, ...changes }) };
      await this.audit.record(manager, { who, action: 'update', entity: TABLE, entityId: id, ...states });
      return states.after;
    });
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.write(async (manager) => {
      const row = await this.subscribers.findLocked(manager, id);
      if (!row) throw new AppError('NOT_FOUND');
      await this.subscribers.remove(manager, id);
      const before = toTableRow(row);
      await this.audit.record(manager, { who, action: 'delete', entity: TABLE, entityId: id, before });
    });
    return { message: tr.rows.deleted };
  }

  private async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, work);
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
