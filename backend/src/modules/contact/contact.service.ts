import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import { RateLimits } from '../../common/http/rate-limits';
import type { TableListQuery, TablePage } from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { inTransaction } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import type { ContactMessage } from './contact-message.entity';
import type { ContactDto, ContactFormDto, ContactTableRow } from './contact.dto';
import { ContactRepository, type ContactValues } from './contact.repository';

const TABLE = 'contacts';

/** Messages from the contact form, and the admins' table of them. */
@Injectable()
export class ContactService {
  /** Messages from one address in ten minutes: many phones share one address on mobile networks. */
  private readonly limit = this.limits.limit('contact', 10, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly contacts: ContactRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Keeps a message. A robot that filled the trap gets the same answer, and its message is not kept.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async receive({ website, token: _, ...message }: ContactDto, address: string): Promise<MessageAnswer> {
    await this.limit.count(address);
    const isRobot = website !== undefined && website !== null && website !== '';
    if (!isRobot) await this.contacts.insert({ ...message, created_at: this.clock.now() });
    return { message: tr.contact.received };
  }

  async list(query: TableListQuery): Promise<TablePage<ContactTableRow>> {
    const { rows, total } = await this.contacts.readTable(query);
    return { rows: rows.map(toTableRow), total };
  }

  /** @throws AppError VALIDATION_FAILED without `metin` and `message` */
  add(form: ContactFormDto, who: Identity): Promise<ContactTableRow> {
    const values = { ...formValues(form), subject: form.subject ?? '', created_at: this.clock.now() };
    return inTransaction(this.dataSource, async (manager) => {
      const after = toTableRow({ ...values, id: await this.contacts.insert(values, manager) });
      await this.audit.record(manager, { who, action: 'create', entity: TABLE, entityId: after.id, after });
      return after;
    });
  }

  /** @throws AppError NOT_FOUND, VALIDATION_FAILED without `metin` and `message` */
  change(id: number, form: ContactFormDto, who: Identity): Promise<ContactTableRow> {
    const given = formValues(form);
    return inTransaction(this.dataSource, async (manager) => {
      const row = await this.contacts.findLocked(manager, id);
      if (!row) throw new AppError('NOT_FOUND');
      const values = { ...row, ...given, subject: form.subject ?? row.subject };
      await this.contacts.update(manager, id, values);
      const states = { before: toTableRow(row), after: toTableRow(values) };
      await this.audit.record(manager, { who, action: 'update', entity: TABLE, entityId: id, ...states });
      return states.after;
    });
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await inTransaction(this.dataSource, async (manager) => {
      const row = await this.contacts.findLocked(manager, id);
      if (!row) throw new AppError('NOT_FOUND');
      await this.contacts.remove(manager, id);
      const before = toTableRow(row);
      await this.audit.record(manager, { who, action: 'delete', entity: TABLE, entityId: id, before });
    });
    return { message: tr.rows.deleted };
  }
}

function formValues(form: ContactFormDto): Pick<ContactValues, 'name' | 'phonenumber' | 'email' | 'message'> {
  const { name, phonenumber, email } = form;
  const message = form.metin ?? form.message;
  if (message === undefined) {
    throw new AppError('VALIDATION_FAILED', { fields: { metin: tr.contact.messageRequired } });
  }
  return { name, phonenumber, email, message };
}

function toTableRow(row: ContactValues & Pick<ContactMessage, 'id'>): ContactTableRow {
  const { id, name, phonenumber, email, subject, message, created_at } = row;
  return { id, name, phonenumber, email, subject, metin: message, created_at: created_at.toISOString() };
}
