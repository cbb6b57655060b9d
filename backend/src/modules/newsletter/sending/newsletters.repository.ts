import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../../common/http/table-list';
import { lockRows } from '../../../database/transaction';
import { Newsletter } from './newsletter.entity';

const COLUMNS: TableColumns = { id: 'newsletter.id', sortable: {}, searchable: ['newsletter.search_text'] };

@Injectable()
export class NewslettersRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  read(query: TableListQuery): Promise<TablePage<Newsletter>> {
    const builder = this.dataSource.manager.createQueryBuilder(Newsletter, 'newsletter');
    return readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
  }

  find(id: number, manager: EntityManager = this.dataSource.manager): Promise<Newsletter | null> {
    return manager.findOneBy(Newsletter, { id });
  }

  /** The row, held against other writers until the end of the transaction. */
  async findLocked(manager: EntityManager, id: number): Promise<Newsletter | null> {
    await lockRows(manager, 'newsletters', [id]);
    return this.find(id, manager);
  }

  /** One with these very words, of an admin, since an instant. */
  async findSame(
    manager: EntityManager,
    { user_id, subject, body }: Pick<Newsletter, 'user_id' | 'subject' | 'body'>,
    since: Date,
  ): Promise<Newsletter | null> {
    const recent = await manager.find(Newsletter, {
      where: { user_id, subject, created_at: MoreThan(since) },
      order: { id: 'DESC' },
    });
    return recent.find((one) => one.body === body) ?? null;
  }

  /** The oldest whose mails aren't all in the queue. */
  firstUnfinished(): Promise<Newsletter | null> {
    return this.dataSource.manager.findOne(Newsletter, {
      where: { finished_at: IsNull() },
      order: { id: 'ASC' },
    });
  }

  async insert(manager: EntityManager, row: Omit<Newsletter, 'id'>): Promise<number> {
    const { identifiers } = await manager.insert(Newsletter, row);
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, values: Partial<Newsletter>): Promise<void> {
    await manager.update(Newsletter, { id }, values);
  }
}
