import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
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
