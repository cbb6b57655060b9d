import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { readTable, type TableListQuery, type TablePage } from '../../common/http/table-list';
import { Subscription } from './subscription.entity';

const COLUMNS = {
  id: 'subscription.id',
  sortable: {
    user_id: 'subscription.user_id',
    username: 'user.username_key',
    duration_minutes: 'subscription.duration_minutes',
    created_at: 'subscription.created_at',
  },
  searchable: ['user.username_key', 'user.email_key'],
};

@Injectable()
export class SubscriptionsRepository {
  constructor(@InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>) {}

  /** Rows with their account. */
  read(query: TableListQuery): Promise<TablePage<Subscription>> {
    const builder = this.subscriptions
      .createQueryBuilder('subscription')
      .innerJoinAndSelect('subscription.user', 'user');
    return readTable(builder, COLUMNS, query);
  }

  find(manager: EntityManager, id: number): Promise<Subscription | null> {
    return manager.findOne(Subscription, { where: { id }, relations: { user: true } });
  }

  /** Who a subscription belongs to right now, or null. */
  async ownerOf(id: number): Promise<number | null> {
    return (await this.subscriptions.findOneBy({ id }))?.user_id ?? null;
  }

  /** All grants of an account, oldest first. */
  ofUser(userId: number, manager: EntityManager = this.subscriptions.manager): Promise<Subscription[]> {
    return manager.find(Subscription, {
      where: { user_id: userId },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }

  /** When each of these accounts was last given time. */
  async lastGrants(userIds: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.subscriptions.find({
      where: { user_id: In([...userIds]) },
      order: { created_at: 'ASC' },
    });
    return new Map(rows.map((row) => [row.user_id, row.created_at]));
  }

  async insert(manager: EntityManager, row: Omit<Subscription, 'id' | 'user'>): Promise<number> {
    const result = await manager.insert(Subscription, row);
    return result.identifiers[0]!.id as number;
  }

  async update(manager: EntityManager, id: number, values: Partial<Subscription>): Promise<void> {
    await manager.update(Subscription, { id }, values);
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Subscription, { id });
  }
}
