import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { readTable, type TableListQuery, type TablePage } from '../../common/http/table-list';
import { lockRows } from '../../database/transaction';
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
  constructor(@InjectRepository(Receipt) private readonly receipts: Repository<Receipt>) {}

  /** Rows with their account. */
  read(query: TableListQuery, { userId, status }: ReceiptFilter): Promise<TablePage<Receipt>> {
    const builder = this.receipts.createQueryBuilder('receipt').innerJoinAndSelect('receipt.user', 'user');
    if (userId !== undefined) builder.andWhere('receipt.user_id = :userId', { userId });
    if (status !== undefined) builder.andWhere('receipt.status = :status', { status });
    return readTable(builder, COLUMNS, query);
  }

  find(id: number, manager: EntityManager = this.receipts.manager): Promise<Receipt | null> {
    return manager.findOne(Receipt, { where: { id }, relations: { user: true } });
  }

  /** The receipt, held against other deciders until the end of the transaction. */
  async findLocked(manager: EntityManager, id: number): Promise<Receipt | null> {
    await lockRows(manager, 'receipts', [id]);
    return this.find(id, manager);
  }

  ofUser(userId: number, manager: EntityManager = this.receipts.manager): Promise<Receipt[]> {
    return manager.find(Receipt, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  countPending(userId: number, manager: EntityManager = this.receipts.manager): Promise<number> {
    return manager.countBy(Receipt, { user_id: userId, status: 'pending' });
  }

  async insert(manager: EntityManager, row: Omit<Receipt, 'id' | 'user'>): Promise<number> {
    const result = await manager.insert(Receipt, row);
    return result.identifiers[0]!.id as number;
  }

  async update(manager: EntityManager, id: number, values: Partial<Receipt>): Promise<void> {
    await manager.update(Receipt, { id }, values);
  }
}
