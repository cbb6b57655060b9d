import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { readTable, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { Database } from '../../../platform/database/database';
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
  constructor(private readonly database: Database) {}

  /** Rows with their account. */
  read(query: TableListQuery): Promise<TablePage<Subscription>> {
    const builder = this.database.manager
      .createQueryBuilder(Subscription, 'subscription')
      .innerJoinAndSelect('subscription.user', 'user');
    return readTable(builder, COLUMNS, query);
  }

  /** The row with its account. */
  find(id: number): Promise<Subscription | null> {
    return this.database.manager.findOne(Subscription, { where: { id }, relations: { user: true } });
  }

  /** All grants of an account, oldest first. */
  ofUser(userId: number): Promise<Subscription[]> {
    return this.database.manager.find(Subscription, {
      where: { user_id: userId },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }

  /** When each of these accounts was last given time. */
  async lastGrants(userIds: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.database.manager.find(Subscription, {
      where: { user_id: In([...userIds]) },
      order: { created_at: 'ASC' },
    });
    return new Map(rows.map((row) => [row.user_id, row.created_at]));
  }
}
