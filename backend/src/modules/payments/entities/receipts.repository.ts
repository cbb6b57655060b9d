import { Injectable } from '@nestjs/common';
import { readTable, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { Database } from '../../../platform/database/database';
import { pick } from '../../../platform/pick';
import { referenceCode } from '../../users/names/reference-code';
import type { ReceiptRow } from '../dto/payments.dto';
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

  /** The receipt with its account. */
  find(id: number): Promise<Receipt | null> {
    return this.database.manager.findOne(Receipt, { where: { id }, relations: { user: true } });
  }

  ofUser(userId: number): Promise<Receipt[]> {
    return this.database.manager.find(Receipt, { where: { user_id: userId }, order: { id: 'ASC' } });
  }
}

/** A receipt, with its account, as members and admins see it. */
export const toReceiptRow = (receipt: Receipt): ReceiptRow => ({
  ...pick(receipt, 'id', 'user_id', 'duration_type', 'file_name', 'size', 'status', 'reason'),
  ...pick(receipt, 'granted_duration_type'),
  ...pick(receipt.user, 'username', 'email'),
  reference_code: referenceCode(receipt.user_id),
  decided_at: receipt.decided_at?.toISOString() ?? null,
  created_at: receipt.created_at.toISOString(),
});
