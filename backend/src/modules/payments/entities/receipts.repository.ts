import { Injectable } from '@nestjs/common';
import { readTable, type TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { Database } from '../../../database/database';
import { Receipt, type ReceiptStatus } from './receipt.entity';

const COLUMNS = {
  id: 'receipt.id',
  sortable: { status: 'receipt.status', username: 'user.username_key', created_at: 'receipt.created_at' },
  searchable: ['user.username_key', 'user.email_key'],
};

/** Whose receipts are asked for, and in which state. */
export interface ReceiptFilter {
  userId?: number;
  status?: ReceiptStatus;
}

@Injectable()
export class ReceiptsRepository {
  constructor(private readonly database: Database) {}

  /** Rows with their account. */
  read(query: TableListQuery, { userId, status }: ReceiptFilter): Promise<TablePage<Receipt>> {
    const builder = this.database.manager
      .createQueryBuilder(Receipt, 'receipt')
      .innerJoinAndSelect('receipt.user', 'user');
    if (userId !== undefined) builder.andWhere('receipt.user_id = :userId', { userId });
    if (status !== undefined) builder.andWhere('receipt.status = :status', { status });
    return readTable(builder, COLUMNS, query);
  }
}
