import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { readTable, type TablePage } from '../../common/http/table-list';
import { Database } from '../../database/database';
import type { MailsQuery } from './mail.dto';
import { Mail, type MailStatus } from './mail.entity';

export type NewMail = Omit<Mail, 'id' | 'user'>;

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
  constructor(private readonly database: Database) {}

  /** Adds a mail; one whose `once_key` is there already is left out. */
  async add(mail: NewMail): Promise<void> {
    const { manager } = this.database;
    if (mail.once_key === null) await manager.insert(Mail, mail);
    else
      await manager
        .createQueryBuilder()
        .insert()
        .into(Mail)
        .values(mail)
        .orIgnore()
        // a row that was left out has no id under which its defaults could be read back (MySQL)
        .updateEntity(false)
        .execute();
  }

  /** Adds mails without a `once_key`. */
  async addAll(mails: readonly NewMail[]): Promise<void> {
    if (mails.length > 0) await this.database.manager.insert(Mail, [...mails]);
  }

  /** How many mails of each newsletter there are, by state. */
  async countByNewsletter(
    newsletterIds: readonly number[],
  ): Promise<{ newsletter_id: number; status: MailStatus; count: number }[]> {
    if (newsletterIds.length === 0) return [];
    const rows = await this.database.manager
      .createQueryBuilder(Mail, 'mail')
      .select('mail.newsletter_id', 'newsletter_id')
      .addSelect('mail.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where('mail.newsletter_id IN (:...newsletterIds)', { newsletterIds })
      .groupBy('mail.newsletter_id')
      .addGroupBy('mail.status')
      .getRawMany<{ newsletter_id: number; status: MailStatus; count: number | string }>();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Those of the keys that a mail has already. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.manager.findBy(Mail, { once_key: In([...keys]) });
    return new Set(rows.map((row) => row.once_key!));
  }

  ofUser(userId: number): Promise<Mail[]> {
    return this.database.manager.find(Mail, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  /** The mail that has been due longest. */
  firstDue(now: Date): Promise<Mail | null> {
    return this.database.manager
      .createQueryBuilder(Mail, 'mail')
      .where('mail.status = :status AND mail.next_attempt_at <= :now', { status: 'queued', now })
      .orderBy('mail.priority')
      .addOrderBy('mail.next_attempt_at')
      .addOrderBy('mail.id')
      .getOne();
  }

  /** Takes a mail for one attempt until `lease`; false when another process was faster. */
  async claim({ id, attempts }: Mail, lease: Date): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      Mail,
      { id, attempts, status: 'queued' },
      { attempts: attempts + 1, next_attempt_at: lease },
    );
    return affected === 1;
  }

  /** Writes the outcome of an attempt. */
  async settle(id: number, outcome: Partial<Mail>): Promise<void> {
    await this.database.manager.update(Mail, { id }, outcome);
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
