import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import { RateLimits } from '../../common/http/rate-limits';
import { readTable, type TableColumns, type TableListQuery } from '../../common/http/table-list';
import type { TablePage } from '../../common/http/table-page';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { Database } from '../../database/database';
import { AuditService } from '../audit/audit.service';
import { type ContactValues, contactColumns } from './entities/contact-columns';
import { ContactMessage } from './entities/contact-message.entity';
import type { ContactDto, ContactFormDto, ContactTableRow } from './dto/contact.dto';

const TABLE = 'contacts';

const COLUMNS: TableColumns = {
  id: 'contact.id',
  sortable: { name: 'contact.name_folded', email: 'contact.email_key', created_at: 'contact.created_at' },
  searchable: ['contact.search_text'],
};

/** Messages from the contact form, and the admins' table of them. */
@Injectable()
export class ContactService {
  /** Messages from one address in ten minutes: many phones share one address on mobile networks. */
  private readonly limit = this.limits.addressLimit('contact', 10, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a message. A robot that filled the trap gets the same answer, and its message is not kept.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async receive({ website, token: _, ...message }: ContactDto, address: string): Promise<MessageAnswer> {
    await this.limit.count(address);
    const isRobot = website !== undefined && website !== null && website !== '';
    if (!isRobot) await this.insert({ ...message, created_at: this.clock.now() });
    return { message: tr.contact.received };
  }

  async list(query: TableListQuery): Promise<TablePage<ContactTableRow>> {
    const contacts = this.database.manager.createQueryBuilder(ContactMessage, 'contact');
    return (await readTable(contacts, COLUMNS, query)).map((rows) => rows.map(toTableRow));
  }

  /** @throws AppError VALIDATION_FAILED without `metin` and `message` */
  async add(form: ContactFormDto, who: Identity): Promise<ContactTableRow> {
    const values = { ...formValues(form), subject: form.subject ?? '', created_at: this.clock.now() };
    const { after } = await this.audit.write({ who, action: 'create', entity: TABLE }, async () => ({
      after: toTableRow({ ...values, id: await this.insert(values) }),
    }));
    return after;
  }

  /** @throws AppError NOT_FOUND, VALIDATION_FAILED without `metin` and `message` */
  async change(id: number, form: ContactFormDto, who: Identity): Promise<ContactTableRow> {
    const given = formValues(form);
    const { after } = await this.audit.write({ who, action: 'update', entity: TABLE }, async () => {
      const row = await this.database.requireLocked(ContactMessage, id);
      const values = { ...row, ...given, subject: form.subject ?? row.subject };
      await this.database.manager.update(ContactMessage, { id }, contactColumns(values));
      return { before: toTableRow(row), after: toTableRow(values) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.audit.write({ who, action: 'delete', entity: TABLE }, async () => {
      const row = await this.database.requireLocked(ContactMessage, id);
      await this.database.manager.delete(ContactMessage, { id });
      return { before: toTableRow(row) };
    });
    return { message: tr.rows.deleted };
  }

  private insert(values: ContactValues): Promise<number> {
    return this.database.insert(ContactMessage, contactColumns(values));
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
