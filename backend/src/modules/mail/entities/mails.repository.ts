import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { readTable, type TablePage } from '../../../common/http/table-list';
import { Clock } from '../../../common/time/clock';
import type { DueStatus } from '../../../database/claims/due-row';
import { DueRows } from '../../../database/claims/due-rows';
import { Database } from '../../../database/database';
import type { MailsQuery } from '../dto/mail.dto';
import { Mail } from './mail.entity';

export type NewMail = Omit<Mail, 'id' | 'user' | 'claimed_by' | 'claimed_until'>;

const COLUMNS = {
  id: 'mail.id',
  sortable: {
    created_at: 'mail.created_at',
    status: 'mail.status',
    next_attempt_at: 'mail.next_attempt_at',
  },
  searchable: ['LOWER(mail.recipient)', 'mail.template', 'mail.status'],
};

@Injectable()
export class MailsRepository {
  private readonly due: DueRows<Mail>;

  constructor(
    private readonly database: Database,
    clock: Clock,
  ) {
    this.due = new DueRows(Mail, database, clock, ['priority', 'next_attempt_at', 'id']);
  }

  /** Adds a mail; one whose `once_key` is there already is left out. */
  async add(mail: NewMail): Promise<void> {
    if (mail.once_key === null) await this.database.manager.insert(Mail, mail);
    else await this.database.insertNew(Mail, mail);
  }

  /** Adds mails without a `once_key`. */
  async addAll(mails: readonly NewMail[]): Promise<void> {
    if (mails.length > 0) await this.database.manager.insert(Mail, [...mails]);
  }

  /** How many mails of each newsletter there are, by state. */
  async countByNewsletter(
    newsletterIds: readonly number[],
  ): Promise<{ newsletter_id: number; status: DueStatus; count: number }[]> {
    if (newsletterIds.length === 0) return [];
    const rows = await this.database.manager
      .createQueryBuilder(Mail, 'mail')
      .select('mail.newsletter_id', 'newsletter_id')
      .addSelect('mail.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where('mail.newsletter_id IN (:...newsletterIds)', { newsletterIds })
      .groupBy('mail.newsletter_id')
      .addGroupBy('mail.status')
      .getRawMany<{ newsletter_id: number; status: DueStatus; count: number | string }>();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** How many mails are still to be sent. */
  countWaiting(): Promise<number> {
    return this.database.manager.countBy(Mail, { status: 'queued' });
  }

  /** Those of the keys that a mail has already. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.manager.findBy(Mail, { once_key: In([...keys]) });
    return new Set(rows.map((row) => row.once_key!));
  }

  ofUser(userId: number): Promise<Mail[]> {
    return this.database.manager.find(Mail, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  /** Takes the mail that has been due longest for one attempt; null when none is due. */
  claimDue(): Promise<Mail | null> {
    return this.due.claimDue();
  }

  /** Keeps other processes from a claimed mail while it is being sent, and writes the outcome. */
  settle(id: number, send: () => Promise<Partial<Mail>>): Promise<void> {
    return this.due.settle(id, send);
  }

  async removeSentBefore(instant: Date): Promise<void> {
    await this.database.manager.delete(Mail, { status: 'sent', sent_at: LessThan(instant) });
  }

  read({ status, ...query }: MailsQuery): Promise<TablePage<Mail>> {
    const builder = this.database.manager.createQueryBuilder(Mail, 'mail');
    if (status !== undefined) builder.andWhere('mail.status = :status', { status });
    return readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
  }
}
