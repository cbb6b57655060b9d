import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { readTable } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import type { DueStatus } from '../../../database/claims/due-row';
import { DueRows, type Outcome } from '../../../database/claims/due-rows';
import { Database } from '../../../database/database';
import type { MailsQuery } from '../dto/mail.dto';
import { Mail } from './mail.entity';
import { FIRST, OF_MANY } from './priority';

export type NewMail = Omit<Mail, 'id' | 'user' | 'claimed_by' | 'claimed_until' | 'next_attempt_at'>;

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

  constructor(private readonly database: Database) {
    this.due = new DueRows(Mail, database);
  }

  /** Adds a mail that is due at once; one whose `once_key` is there already is left out. */
  async add(mail: NewMail): Promise<void> {
    const row = { ...mail, ...this.due.dueIn(0) };
    if (mail.once_key === null) await this.database.manager.insert(Mail, row);
    else await this.database.insertNew(Mail, row);
  }

  /** Adds mails without a `once_key`, which are due at once. */
  async addAll(mails: readonly NewMail[]): Promise<void> {
    const rows = mails.map((mail) => ({ ...mail, ...this.due.dueIn(0) }));
    if (rows.length > 0) await this.database.manager.insert(Mail, rows);
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

  /** SQL of whether any mail is due that no process is sending. */
  hasDue(): string {
    // an index knows them by their priority
    return this.due.hasDue(`due.priority IN (${[FIRST, ...OF_MANY].join(', ')})`);
  }

  /** Takes up to so many of the due mails of these priorities, for one attempt each; the first in order go first. */
  async claim(limit: number, priorities: readonly number[]): Promise<Mail[]> {
    const mails: Mail[] = [];
    // each priority by itself: an index then knows the order, and skips what is to wait
    for (const priority of priorities)
      mails.push(...(await this.due.claimSome(limit - mails.length, { priority })));
    return mails;
  }

  /** Keeps other processes from a claimed mail while it is being sent, and writes the outcome. */
  settle(id: number, send: () => Promise<Outcome<Mail>>): Promise<void> {
    return this.due.settle(id, send);
  }

  /** Lets a mail be sent at the next opportunity, as if it were new. */
  async makeDue(id: number): Promise<Mail> {
    const { manager } = this.database;
    const fresh = { status: 'queued', attempts: 0, last_error: null } as const;
    await manager.update(Mail, { id }, { ...fresh, ...this.due.dueIn(0) });
    return manager.findOneByOrFail(Mail, { id });
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
