import { Injectable } from '@nestjs/common';
import { And, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { readTable, type TableColumns, type TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { closestByKey, emailKeys } from '../../../common/text/email-address';
import { Database } from '../../../database/database';
import { Subscriber } from './subscriber.entity';

const COLUMNS: TableColumns = {
  id: 'subscriber.id',
  sortable: { email: 'subscriber.email_key', created_at: 'subscriber.created_at' },
  // folding leaves digits alone, and addresses hold few letters that it would change
  searchable: ['subscriber.email_key', 'subscriber.phonenumber'],
};

/** `getsNewsletters` as a condition. */
const CONSENTING = { consent_at: Not(IsNull()), unsubscribed_at: IsNull() };

@Injectable()
export class NewsletterRepository {
  constructor(private readonly database: Database) {}

  readTable(query: TableListQuery): Promise<TablePage<Subscriber>> {
    return readTable(this.database.manager.createQueryBuilder(Subscriber, 'subscriber'), COLUMNS, query);
  }

  async findByEmail(email: string): Promise<Subscriber | null> {
    const keys = emailKeys(email);
    const rows = await this.database.manager.findBy(Subscriber, { email_key: In(keys) });
    return closestByKey(rows, keys);
  }

  /** Who agreed to get newsletters and hasn't taken it back, in order of ids from the one after `afterId` to `toId`. */
  consenting(afterId: number, toId: number, limit: number): Promise<Subscriber[]> {
    return this.database.manager.find(Subscriber, {
      where: { ...CONSENTING, id: And(MoreThan(afterId), LessThanOrEqual(toId)) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** How many would get a newsletter now, how many have unsubscribed, and how many never agreed. */
  async countConsents(): Promise<{ consenting: number; unsubscribed: number; without_consent: number }> {
    const { manager } = this.database;
    const consenting = await manager.countBy(Subscriber, CONSENTING);
    const unsubscribed = await manager.countBy(Subscriber, { unsubscribed_at: Not(IsNull()) });
    const all = await manager.count(Subscriber);
    return { consenting, unsubscribed, without_consent: all - consenting - unsubscribed };
  }

  async lastId(): Promise<number> {
    return (await this.database.manager.maximum(Subscriber, 'id')) ?? 0;
  }

  /** The first time counts. */
  async unsubscribe(email: string, now: Date): Promise<void> {
    await this.database.manager.update(
      Subscriber,
      { email_key: In(emailKeys(email)), unsubscribed_at: IsNull() },
      { unsubscribed_at: now },
    );
  }
}
