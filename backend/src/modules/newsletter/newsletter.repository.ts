import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { And, DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { lockRows } from '../../database/transaction';
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
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  readTable(query: TableListQuery): Promise<TablePage<Subscriber>> {
    return readTable(this.dataSource.manager.createQueryBuilder(Subscriber, 'subscriber'), COLUMNS, query);
  }

  findByEmail(
    emailKey: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Subscriber | null> {
    return manager.findOneBy(Subscriber, { email_key: emailKey });
  }

  /** The row, held against other writers until the end of the transaction. */
  async findLocked(manager: EntityManager, id: number): Promise<Subscriber | null> {
    await lockRows(manager, 'subscribers', [id]);
    return manager.findOneBy(Subscriber, { id });
  }

  async insert(
    subscriber: Omit<Subscriber, 'id'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Subscriber, subscriber);
    return (identifiers[0] as { id: number }).id;
  }

  async update(
    id: number,
    changes: Partial<Subscriber>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await manager.update(Subscriber, { id }, changes);
  }

  /** Who agreed to get newsletters and hasn't taken it back, in order of ids from the one after `afterId` to `toId`. */
  consenting(manager: EntityManager, afterId: number, toId: number, limit: number): Promise<Subscriber[]> {
    return manager.find(Subscriber, {
      where: { ...CONSENTING, id: And(MoreThan(afterId), LessThanOrEqual(toId)) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** How many would get a newsletter now, how many have unsubscribed, and how many never agreed. */
  async countConsents(): Promise<{ consenting: number; unsubscribed: number; without_consent: number }> {
    const { manager } = this.dataSource;
    const consenting = await manager.countBy(Subscriber, CONSENTING);
    const unsubscribed = await manager.countBy(Subscriber, { unsubscribed_at: Not(IsNull()) });
    const all = await manager.count(Subscriber);
    return { consenting, unsubscribed, without_consent: all - consenting - unsubscribed };
  }

  async lastId(manager: EntityManager): Promise<number> {
    const [last] = await manager.find(Subscriber, { select: { id: true }, order: { id: 'DESC' }, take: 1 });
    return last?.id ?? 0;
  }

  /** The first time counts. */
  async unsubscribe(emailKey: string, now: Date): Promise<void> {
    await this.dataSource.manager.update(
      Subscriber,
      { email_key: emailKey, unsubscribed_at: IsNull() },
      { unsubscribed_at: now },
    );
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Subscriber, { id });
  }
}
